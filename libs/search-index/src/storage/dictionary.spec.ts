import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sortKeys } from '../build/sort-keys.ts';
import { inTemporaryFolder } from '../testing/temporary-folder.ts';
import { DictionaryWriter } from './dictionary-writer.ts';
import { PagedBlocks, ResidentBlocks } from './dictionary-blocks.ts';
import { Dictionary } from './dictionary.ts';
import { RandomFile } from './random-file.ts';

const written = (keys: readonly string[]): Dictionary =>
  inTemporaryFolder((folder) => {
    const file = path.join(folder, 'dictionary');
    const writer = new DictionaryWriter(file, 2);
    for (const [index, key] of keys.entries())
      writer.add(Buffer.from(key), [index, key.length * 1e9], `label ${index}`);
    writer.finish();
    return new Dictionary(new ResidentBlocks(new Uint8Array(readFileSync(file)).buffer), 2);
  });

/** The same dictionary, read in place. */
const inPlace = (keys: readonly string[], use: (dictionary: Dictionary) => void): void =>
  inTemporaryFolder((folder) => {
    const [file, footerFile] = [path.join(folder, 'blocks'), path.join(folder, 'footer')];
    const writer = new DictionaryWriter(file, 2);
    for (const [index, key] of keys.entries())
      writer.add(Buffer.from(key), [index, key.length * 1e9], `label ${index}`);
    const { blocks } = writer.finishApart(footerFile);
    const opened = new RandomFile(file, blocks.pages);
    const footer = new Uint8Array(readFileSync(footerFile)).buffer;
    use(new Dictionary(new PagedBlocks(opened, footer), 2));
    opened.close();
  });

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
        const dictionary = written(keys);
        expect(dictionary.count).toBe(keys.length);
        let sum = 0;
        for (const [ordinal, key] of keys.entries()) {
          const expected = { ordinal, key, numbers: [ordinal, key.length * 1e9], label: `label ${ordinal}` };
          expect(dictionary.find(key)).toMatchObject({
            ...expected,
            sums: [Math.max(0, (ordinal * (ordinal - 1)) / 2), sum],
          });
          expect(dictionary.at(ordinal)).toMatchObject(expected);
          sum += key.length * 1e9;
        }
      }),
      { numRuns: 60 },
    );
  });

  test('gives the range of a prefix, and nothing for keys that it does not have', () => {
    fc.assert(
      fc.property(keysOf, fc.string({ unit: 'grapheme', maxLength: 3 }), (unsorted, prefix) => {
        const keys = sortKeys([...unsorted]);
        const dictionary = written(keys);
        const [from, to] = dictionary.range(prefix);
        const found: string[] = [];
        dictionary.walk(from, to, ({ key }) => found.push(key.toString('utf8')) > 0);
        expect(found).toEqual(keys.filter((key) => key.startsWith(prefix)));
        if (!keys.includes(prefix)) expect(dictionary.find(prefix)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  test('answers the same where it is read in place, however much of it', () => {
    const keys = Array.from({ length: 20_000 }, (_, at) => `key ${String(at * 7).padStart(6, '0')}`);
    const resident = written(keys);
    inPlace(keys, (dictionary) => {
      expect(dictionary.count).toBe(keys.length);
      for (let at = 0; at < keys.length; at += 11) {
        expect(dictionary.at(at)).toEqual(resident.at(at));
        expect(dictionary.range(`key 0${at}`)).toEqual(resident.range(`key 0${at}`));
      }
    });
  });

  test('refuses keys that do not ascend', () => {
    expect(() => written(['b', 'a'])).toThrow('is not after');
  });
});
