import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { comparePeriods, usualPeriods } from './compare-periods.ts';

const row = (value: string, counts: readonly number[]) => ({
  value,
  label: value,
  total: counts.reduce((sum, count) => sum + count, 0),
  counts,
});
const YEARS = [2018, 2019, 2020, 2021];
const BEFORE = { from: 2018, to: 2019 };
const AFTER = { from: 2020, to: 2021 };

const answerOf = (rows: readonly ReturnType<typeof row>[], ...results: readonly number[]) => ({
  years: YEARS,
  rows,
  results: { ...row('', results), years: YEARS },
});

test('the greatest gain in share comes first, whatever its size', () => {
  const answer = answerOf([row('large', [40, 50, 50, 60]), row('new', [5, 5, 20, 20])], 45, 55, 70, 80);
  expect(
    comparePeriods(answer, BEFORE, AFTER).values.map(({ value, before, after, change }) => [
      value,
      before,
      after,
      Math.round(change ?? 0),
    ]),
  ).toEqual([
    ['new', 10, 40, 17],
    ['large', 90, 110, -17],
  ]);
});

test('shares are of all results of a period, of which most can have none of the values', () => {
  const answer = answerOf([row('NSF', [0, 0, 2, 2]), row('EC', [9, 9, 7, 7])], 390, 390, 175, 175);
  const { values, all } = comparePeriods(answer, BEFORE, AFTER);
  expect(values.map(({ value, change }) => [value, change?.toFixed(1)])).toEqual([
    ['EC', '1.7'],
    ['NSF', '1.1'],
  ]);
  expect(all).toMatchObject({ total: 1130, before: 780, after: 350 });
});

test('shares are of the results of all years, with and without the values', () => {
  const results = { total: 14, years: [2016, 2017, 2018, 2019, 2020], counts: [4, 1, 0, 4, 5] };
  const answer = { years: [2019, 2020], rows: [row('a', [1, 5])], results };
  const { values, all } = comparePeriods(answer, { from: 2016, to: 2019 }, { from: 2020, to: 2023 });
  expect(all).toEqual({ total: 14, counts: [4, 5], before: 9, after: 5 });
  expect(values[0]?.change).toBeCloseTo(100 * (1 - 1 / 9));
});

test.each([
  [{ from: 2030, to: 2031 }, [0, 0]],
  [{ from: 2021, to: 2018 }, [0, 0]],
])('a period %j without results is not compared', (before, counts) => {
  const answer = answerOf([row('a', [1, 0, 0, 1]), row('b', [1, 1, 1, 1])], 2, 1, 1, 2);
  const { values } = comparePeriods(answer, before, AFTER);
  expect(values.map((one) => one.before)).toEqual(counts);
  expect(values.every(({ change }) => change === null)).toBe(true);
});

test('nothing is compared if the number of all results is unknown', () => {
  const { values, all } = comparePeriods({ years: YEARS, rows: [row('a', [1, 1, 1, 1])] }, BEFORE, AFTER);
  expect(values).toMatchObject([{ before: 2, after: 2, change: null }]);
  expect(all).toBeNull();
});

test('the default is the last five years and the five before', () =>
  expect(usualPeriods([2001, 2002, 2024])).toEqual({
    before: { from: 2015, to: 2019 },
    after: { from: 2020, to: 2024 },
  }));

test('property: if each result has one value, gains and losses in share cancel out, and the two halves are the whole', () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }), { minLength: 1 }),
      (counts) => {
        const rows = counts.map((one, index) => row(String(index), one));
        const sums = YEARS.map((_year, at) => counts.reduce((sum, one) => sum + (one[at] ?? 0), 0));
        const { values } = comparePeriods(answerOf(rows, ...sums), BEFORE, AFTER);
        expect(Math.abs(values.reduce((sum, { change }) => sum + (change ?? 0), 0))).toBeLessThan(1e-6);
        expect(values.every(({ before, after, total }) => before + after === total)).toBe(true);
      },
    ),
  ));
