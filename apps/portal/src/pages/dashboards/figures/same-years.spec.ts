import { expect, test } from '@jest/globals';
import type { Drawing } from './chart-of.ts';
import { withSameYears } from './same-years.ts';

/** Draws the works of each part by year. */
const draw = (
  parts: readonly string[],
  years: Readonly<Record<string, readonly number[]>>,
  drawnAs: 'columns' | 'bars' = 'columns',
): Drawing => ({
  drawnAs,
  chart: {
    title: 'Access',
    corner: 'Year',
    columns: parts,
    rows: Object.entries(years).map(([label, counts]) => ({
      label,
      cells: counts.map((count) => ({ count, to: `/${label}` })),
    })),
  },
});
const numbers = (drawing: Drawing | undefined) =>
  drawing === null || drawing === undefined || drawing === 'failed'
    ? drawing
    : [
        drawing.chart.columns,
        ...drawing.chart.rows.map(({ label, cells }) => [label, ...cells.map(({ count }) => count)]),
      ];

test('charts next to each other have the same years, and their parts in the order of the first', () => {
  const [first, second] = withSameYears([
    draw(['Open', 'Closed'], { 2019: [1, 2], 2020: [3, 4] }),
    draw(['Closed', 'Open'], { 2020: [5, 6], 2021: [7, 8] }),
  ]);
  expect(numbers(first)).toEqual([
    ['Open', 'Closed'],
    ['2019', 1, 2],
    ['2020', 3, 4],
    ['2021', 0, 0],
  ]);
  expect(numbers(second)).toEqual([
    ['Open', 'Closed'],
    ['2019', 0, 0],
    ['2020', 6, 5],
    ['2021', 8, 7],
  ]);
});

test.each<readonly [string, readonly Drawing[]]>([
  ['a chart alone', [draw(['Open'], { 2019: [1] })]],
  ['bars', [draw(['Works'], { Spain: [1] }, 'bars'), draw(['Works'], { Chile: [1] }, 'bars')]],
  ['a chart beside one that failed', [draw(['Open'], { 2019: [1] }), 'failed']],
  ['a chart beside nothing', [null, draw(['Open'], { 2019: [1] })]],
])('%s stays as it is', (_name, drawings) => {
  expect(withSameYears(drawings)).toEqual(drawings);
});
