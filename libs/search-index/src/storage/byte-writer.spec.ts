import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';

describe('bytes', () => {
  test('numbers and texts are read as they were written', () => {
    const items = fc.array(fc.oneof(fc.maxSafeNat(), fc.nat(300), fc.string({ unit: 'grapheme' })));
    fc.assert(
      fc.property(items, (written) => {
        const writer = new ByteWriter(1);
        for (const item of written) {
          if (typeof item === 'number') writer.varint(item);
          else writer.text(item);
        }
        const reader = new ByteReader(writer.view());
        const read = written.map((item) => (typeof item === 'number' ? reader.varint() : reader.text()));
        expect(read).toEqual(written);
        expect(reader.at).toBe(writer.length);
      }),
    );
  });

  test('a number that is longer than any written one is reported as damage', () => {
    expect(() => new ByteReader(Buffer.alloc(200, 0x80)).varint()).toThrow(/too long/);
  });

  test.each([
    ['a number', [0x80], (reader: ByteReader) => reader.varint()],
    ['a text', [5, 0x61], (reader: ByteReader) => reader.text()],
  ])('%s that runs past the end is reported as damage', (_, bytes, read) => {
    expect(() => read(new ByteReader(Buffer.from(bytes)))).toThrow(/past the end/);
  });
});
