import { mkdtempSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HarvestError } from '../harvest-error.ts';
import { addTestSource, harvest, recordsText } from '../testing/run-harvest.ts';
import { readSources, removeSource } from './source-folders.ts';
import {
  countUploads,
  isUploadedName,
  readUploadedFiles,
  removeUploadedFile,
  storePiece,
  UPLOAD_ID,
} from './uploaded-files.ts';
import type { StoredPiece } from './uploaded-files.ts';

const UPLOAD = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const DAY_S = 24 * 60 * 60;

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-uploaded-'));
  await addTestSource(dataDir, { kind: 'upload', address: 'upload:' });
});

const folder = () => path.join(dataDir, 'harvest/archive/files');
const stored = (bytes: number, more: Partial<StoredPiece> = {}) => ({
  bytes,
  isComplete: false,
  replaced: null,
  ...more,
});
const piece = (from: number, text: string, lastOf: string | null = null, upload = UPLOAD) =>
  storePiece(dataDir, 'archive', { upload, from, content: Buffer.from(text), lastOf });
const text = (name: string): string => readFileSync(path.join(folder(), name), 'utf8');
const names = async () => (await readUploadedFiles(dataDir, 'archive')).map(({ name }) => name);

describe('the pieces of a file', () => {
  test('become a file with the last one', async () => {
    expect(await piece(0, '@misc{')).toEqual(stored(6));
    expect(await names()).toEqual([]);
    expect(await piece(6, 'tides}', 'tides.bib')).toEqual(stored(12, { isComplete: true }));
    expect(text('tides.bib')).toBe('@misc{tides}');
    expect(await readUploadedFiles(dataDir, 'archive')).toEqual([
      { name: 'tides.bib', bytes: 12, uploadedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect(await countUploads(dataDir)).toEqual({ files: 1, bytes: 12 });
  });

  test('may come twice, in any cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        fc.array(fc.nat(39), { maxLength: 6 }),
        async (bytes, cuts) => {
          const send = (from: number, to: number, lastOf: string | null) =>
            storePiece(dataDir, 'archive', {
              upload: UPLOAD,
              from,
              content: bytes.subarray(from, to),
              lastOf,
            });
          let sent = 0;
          for (const cut of cuts) {
            const from = Math.min(cut, sent);
            sent = (await send(from, Math.min(from + 7, bytes.length), null)).bytes;
          }
          await send(Math.min(sent, bytes.length), bytes.length, 'all.bin');
          expect(readFileSync(path.join(folder(), 'all.bin'))).toEqual(Buffer.from(bytes));
        },
      ),
      { numRuns: 50 },
    );
  });

  test('that leave a gap are not stored, and the sender learns where to continue', async () => {
    await piece(0, 'abc');
    expect(await piece(9, 'xyz', 'gap.txt')).toEqual(stored(3));
    expect(await piece(9, 'xyz', 'gap.txt', OTHER)).toEqual(stored(0));
    expect(await names()).toEqual([]);
    await piece(3, 'def', 'whole.txt');
    expect(text('whole.txt')).toBe('abcdef');
  });

  test('of two uploads with one name do not mix: the later file stays', async () => {
    await piece(0, 'first ');
    await piece(0, 'second ', null, OTHER);
    await piece(7, 'upload', 'a.txt', OTHER);
    expect(text('a.txt')).toBe('second upload');
    await piece(6, 'upload', 'a.txt');
    expect(text('a.txt')).toBe('first upload');
  });

  test.each([
    ['tides.bib', 'tides.bib'],
    ['Tides.bib', 'tides.BIB'],
    ['Ä.bib', 'ä.bib'],
  ])('of %j and then %j are one file: the later one replaces the earlier one', async (first, second) => {
    await piece(0, 'first', first);
    expect(await piece(0, 'second', second, OTHER)).toEqual(stored(6, { isComplete: true, replaced: first }));
    expect(await names()).toEqual([second]);
    expect(text(second)).toBe('second');
  });

  test('that nobody continues for a day leave when the next upload begins', async () => {
    await piece(0, 'abandoned');
    const [unfinished] = readdirSync(folder());
    const before = Date.now() / 1000 - DAY_S - 60;
    utimesSync(path.join(folder(), unfinished ?? ''), before, before);
    await piece(0, 'new', 'new.txt', OTHER);
    expect(readdirSync(folder())).toEqual(['new.txt']);
  });

  test('of a source that is gone are refused, and do not bring it back', async () => {
    await removeSource(dataDir, 'archive');
    await expect(piece(0, 'late')).rejects.toThrow(HarvestError);
    expect(readdirSync(path.join(dataDir, 'harvest'))).toEqual([]);
  });
});

test('a run reads the uploaded files, and a removed one leaves with the next run', async () => {
  expect(await harvest(dataDir)).toMatchObject({ failure: null, counts: { records: 0 } });
  await piece(0, '@misc{tides}', 'a.bib');
  await piece(0, 'TY  - JOUR', 'b.ris', OTHER);
  await piece(0, 'not finished');
  expect((await harvest(dataDir)).counts).toMatchObject({ new: 2 });
  expect(await recordsText(dataDir)).toContain('TY  - JOUR');
  await removeUploadedFile(dataDir, 'archive', 'b.ris');
  expect((await harvest(dataDir)).counts).toMatchObject({ unchanged: 1, gone: 1 });
  expect(await recordsText(dataDir)).not.toContain('TY  - JOUR');
  await removeUploadedFile(dataDir, 'archive', 'a.bib');
  expect(await harvest(dataDir)).toMatchObject({ failure: null, counts: { records: 0, gone: 1 } });
  expect(await recordsText(dataDir)).toBe('');
});

test('a source of uploads has no address of its own', async () => {
  await removeSource(dataDir, 'archive');
  await expect(addTestSource(dataDir, { kind: 'upload', address: 'file:///etc' })).rejects.toThrow(
    'A source of uploaded files has no address.',
  );
  expect(await readSources(dataDir)).toEqual([]);
});

describe('the name of a file', () => {
  test.each(['a', 'records.jsonl', 'Publikationen 2026 (final).csv', 'Δημοσιεύσεις_1.bib', 'œuvres,2.ris'])(
    '%j is accepted',
    (name) => expect(isUploadedName(name)).toBe(true),
  );
  test.each([
    '',
    '.',
    '..',
    '.hidden',
    '.upload-x',
    '../state.json',
    'a/b',
    'a\\b',
    'a\0.bib',
    'a\n.bib',
    'a:b',
    'a*',
    'con|out',
    'a.',
    'a ',
    ' a',
    'x'.repeat(201),
    'ü'.repeat(101),
    '\u202Egnp.exe',
  ])('%j is not accepted', (name) => expect(isUploadedName(name)).toBe(false));
});

test.each([
  [UPLOAD, true],
  ['../../../../etc/passwd', false],
  ['', false],
  [UPLOAD.replaceAll('-', ''), false],
])('the id %j of an upload: %s', (id, isValid) => expect(UPLOAD_ID.test(id)).toBe(isValid));
