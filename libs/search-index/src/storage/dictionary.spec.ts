import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sortKeys } from '../build/sort-keys.ts';
import { newFolder } from '../testing/new-folder.ts';
import { DictionaryWriter } from './dictionary-writer.ts';
import { DictionaryBlocks } from './dictionary-blocks.ts';
import { Dictionary } from './dictionary.ts';
import { RandomFile } from './random-file.ts';

const withWritten = (keys: readonly string[], use: (dictionary: Dictionary) => void): void => {
  const folder = newFolder();
  const [file, indexFile] = [path.join(folder, 'blocks'), path.join(folder, 'index')];
  const writer = new DictionaryWriter(file, indexFile, 2);
  for (const [index, key] of keys.entries())
    writer.add(Buffer.from(key), [index, key.length * 1e9], `label ${index}`);
  const opened = new RandomFile(file, writer.finish()['blocks']?.pages);
  const index = new Uint8Array(readFileSync(indexFile)).buffer;
  use(new Dictionary(new DictionaryBlocks(opened, index), 2));
  opened.close();
};

const keysOf = fc.uniqueArray(
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
    fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\u{1f600}', '\uffee'), minLength: 1 }),
  ),
  { maxLength: 100 },
);

describe('a dictionary', () => {
  test('finds every key with its numbers, sums and label', () => {
    fc.assert(
      fc.property(keysOf, (unsorted) => {
        const keys = sortKeys([...unsorted]);
        withWritten(keys, (dictionary) => {
          expect(dictionary.count).toBe(keys.length);
          let sum = 0;
          for (const [ordinal, key] of keys.entries()) {
            const expected = {
              ordinal,
              key,
              numbers: [ordinal, key.length * 1e9],
              label: `label ${ordinal}`,
            };
            expect(dictionary.find(key)).toMatchObject({
              ...expected,
              sums: [Math.max(0, (ordinal * (ordinal - 1)) / 2), sum],
            });
            expect(dictionary.at(ordinal)).toMatchObject(expected);
            sum += key.length * 1e9;
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  test('gives the range of a prefix, and nothing for missing keys', () => {
    fc.assert(
      fc.property(keysOf, fc.string({ unit: 'grapheme', maxLength: 3 }), (unsorted, prefix) => {
        const keys = sortKeys([...unsorted]);
        withWritten(keys, (dictionary) => {
          const [from, to] = dictionary.range(prefix);
          const found: string[] = [];
          dictionary.walk(from, to, ({ key }) => found.push(key) > 0);
          expect(found).toEqual(keys.filter((key) => key.startsWith(prefix)));
          if (!keys.includes(prefix)) expect(dictionary.find(prefix)).toBeNull();
        });
      }),
      { numRuns: 60 },
    );
  });

  test('finds every key of many, of which not all are cached', () => {
    const keys = Array.from({ length: 20_000 }, (_, at) => `key ${String(at * 7).padStart(6, '0')}`);
    withWritten(keys, (dictionary) => {
      for (let at = 0; at < keys.length; at += 11) {
        expect(dictionary.at(at)).toMatchObject({ key: keys[at] });
        expect(dictionary.range(keys[at] ?? '')).toEqual([at, at + 1]);
        expect(dictionary.find(`${keys[at]}+`)).toBeNull();
      }
      expect(dictionary.find('a')).toBeNull();
      expect(dictionary.range('z')).toEqual([20_000, 20_000]);
    });
  });

  test('iterates over all keys in order, whatever was looked up before', () => {
    const keys = Array.from({ length: 20_000 }, (_, at) => `key ${String(at * 7).padStart(6, '0')}`);
    withWritten(keys, (dictionary) => {
      for (let at = 0; at < keys.length; at += 1013) dictionary.at(at);
      const found: string[] = [];
      dictionary.walk(0, keys.length, ({ key }) => found.push(key) > 0);
      expect(found).toEqual(keys);
    });
  });

  test('refuses an index that ends too early', () => {
    const file = new RandomFile(fileURLToPath(import.meta.url));
    const sizes = Uint32Array.of(17, 0, 100);
    expect(() => new DictionaryBlocks(file, sizes.buffer)).toThrow('an index that does not fit');
    file.close();
  });

  test('refuses keys that are not ascending', () => {
    expect(() => withWritten(['b', 'a'], () => undefined)).toThrow('is not after');
  });
});
