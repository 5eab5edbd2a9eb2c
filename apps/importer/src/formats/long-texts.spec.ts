import { expect, test } from '@jest/globals';
import { plain } from './jats/jats-people.ts';
import { proposeAs } from './tables/propose-mapping.ts';
import { splitCell } from './tables/table-row.ts';
import { formatTables } from '../testing/formats-page.ts';

/** A text of this length takes many seconds where the work grows with the square of its length. */
const LENGTH = 100_000;
const LIMIT_MS = 4_000;

/** The texts for which patterns began anew at each character. */
const TEXTS = [
  `1${'\t'.repeat(LENGTH)}x`,
  `${'0'.repeat(LENGTH)} x`,
  '['.repeat(LENGTH),
  `{${'{'.repeat(LENGTH)}\n${'}'.repeat(LENGTH)}}`,
  '<a'.repeat(LENGTH),
];

const timeOf = (work: (text: string) => unknown): number => {
  const begin = performance.now();
  TEXTS.forEach(work);
  return performance.now() - begin;
};

test.each(formatTables())('%s is read in a time that grows with the length of its texts', (_format, rows) => {
  const time = timeOf((text) =>
    rows.map(({ field, parts = [], read }) => {
      const inParts = Object.fromEntries(parts.map((part) => [part, [text]]));
      return read([text, inParts], { [field]: [text, inParts] });
    }),
  );
  expect(time).toBeLessThan(LIMIT_MS);
});

test.each<[string, (text: string) => unknown]>([
  ['names in a cell', (text) => splitCell(text, 'authors')],
  ['keywords in a cell', (text) => splitCell(text, 'keywords')],
  ['the name of a column', (text) => proposeAs('product', [text])],
  ['marked-up text', plain],
])('so is %s', (_what, read) => {
  expect(timeOf(read)).toBeLessThan(LIMIT_MS);
});
