import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFlag, readList, readNumber, readObject, readText } from './index.ts';
import type { Reader } from './index.ts';

const READERS = { text: readText, number: readNumber, flag: readFlag, list: readList, object: readObject };
const VALUES = { text: '', number: 0, flag: false, list: [], object: {}, nothing: null, missing: undefined };

const pairs = Object.entries<Reader<unknown>>(READERS).flatMap(([noun, reader]) =>
  Object.entries(VALUES).map(([kind, value]) => ({ noun, kind, reader, value })),
);

test.each(pairs.filter(({ noun, kind }) => noun === kind))('$kind is read unchanged', ({ reader, value }) => {
  expect(reader(value, 'x')).toBe(value);
});

test.each(pairs.filter(({ noun, kind }) => noun !== kind))(
  '$kind is refused as $noun',
  ({ noun, reader, value }) => {
    expect(() => reader(value, 'pages[2].name')).toThrow(`pages[2].name: no ${noun}`);
  },
);

test('exactly one reader accepts any JSON except null', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const readBy = Object.values<Reader<unknown>>(READERS).filter((reader) => {
        try {
          return reader(value, 'x') === value;
        } catch {
          return false;
        }
      });
      expect(readBy).toHaveLength(value === null ? 0 : 1);
    }),
  ));
