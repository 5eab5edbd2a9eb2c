import { expect, test } from '@jest/globals';
import { usageRows } from './usage-rows.ts';

const COUNTS = [
  { source: 'Zenodo', year: 2023, views: 5, downloads: null },
  { source: 'arXiv', year: 2021, views: 7, downloads: 2 },
  { source: 'Zenodo', year: 2021, views: 1, downloads: 0 },
  { source: 'Zenodo', year: 2021, views: 2, downloads: null },
];

test.each([
  [
    'views',
    COUNTS,
    [2021, 2022, 2023],
    [
      ['Zenodo', [3, 0, 5], 8],
      ['arXiv', [7, 0, 0], 7],
    ],
  ],
  ['downloads', COUNTS, [2021], [['arXiv', [2], 2]]],
  ['downloads', [], [], []],
] as const)('%s of each source, in years without gaps: %#', (use, counts, years, expected) => {
  const { years: shown, rows } = usageRows(counts, use);
  expect(shown).toEqual(years);
  expect(rows.map(({ name, counts: ofYears, total }) => [name, ofYears, total])).toEqual(expected);
});
