import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openArrays, writeArrays } from './arrays.ts';
import { FileWriter, PAGE_BYTES } from './file-writer.ts';
import { RandomFile } from './random-file.ts';
import { newFolder } from '../testing/new-folder.ts';

const LENGTH = Math.floor(2.5 * PAGE_BYTES);
const folder = newFolder();
const file = path.join(folder, 'file');
const bytes = Buffer.from(Uint8Array.from({ length: LENGTH }, (_, at) => (at * 31) & 255));
let pages: Uint32Array;

beforeAll(() => {
  const writer = new FileWriter(file);
  for (let at = 0; at < LENGTH; at += 7001) writer.write(bytes.subarray(at, at + 7001));
  ({ pages } = writer.finish());
});

describe('a file that is read in place', () => {
  test('returns any range as it was written', () => {
    const reader = new RandomFile(file, pages);
    fc.assert(
      fc.property(fc.nat(LENGTH), fc.nat(LENGTH), (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        expect(reader.read(from, to - from).equals(bytes.subarray(from, to))).toBe(true);
      }),
    );
    reader.close();
  });

  test('keeps the bytes that were read last while its pages are verified', () => {
    const reader = new RandomFile(file, pages);
    const read = reader.read(7, 100);
    for (let page = 0; page < reader.pages; page += 1) reader.verifyPage(page);
    expect(read.equals(bytes.subarray(7, 107))).toBe(true);
    reader.close();
  });

  test('has a checksum per page', () => {
    const sums = path.join(folder, 'sums');
    writeArrays(sums, [pages, new Uint32Array(), Uint32Array.of(7)]);
    const read = openArrays(Uint8Array.from(readFileSync(sums)).buffer);
    expect(read.map((one) => [...one])).toEqual([[...pages], [], [7]]);
    expect(pages).toHaveLength(Math.ceil(LENGTH / PAGE_BYTES));
  });

  test.each([
    ['before the changed page', 0, null],
    ['in the changed page', PAGE_BYTES + 9, /near byte 65536/],
    ['from before into the changed page', PAGE_BYTES - 5, /near byte 65536/],
    ['behind the changed page', 2 * PAGE_BYTES, null],
    ['past the end', LENGTH - 5, /ends before/],
  ])('detects a flipped bit when it is read: %s', (_, offset, complaint) => {
    const changed = path.join(folder, 'changed');
    const other = Buffer.from(bytes);
    other[PAGE_BYTES + 77] = (other[PAGE_BYTES + 77] ?? 0) ^ 1;
    writeFileSync(changed, other);
    const reader = new RandomFile(changed, pages);
    const read = (): Buffer => reader.read(offset, 10);
    if (complaint === null) expect(read().equals(bytes.subarray(offset, offset + 10))).toBe(true);
    else expect(read).toThrow(complaint);
    reader.close();
  });
});
