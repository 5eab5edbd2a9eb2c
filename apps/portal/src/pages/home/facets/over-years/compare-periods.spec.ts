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

test('the greatest gain in share comes first, whatever its size', () => {
  const answer = { years: YEARS, rows: [row('large', [40, 50, 50, 60]), row('new', [5, 5, 20, 20])] };
  expect(
    comparePeriods(answer, BEFORE, AFTER).map(({ value, before, after, change }) => [
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

test.each([
  [{ from: 2030, to: 2031 }, [0, 0]],
  [{ from: 2021, to: 2018 }, [0, 0]],
])('a period %j without results is not compared', (before, counts) => {
  const compared = comparePeriods(
    { years: YEARS, rows: [row('a', [1, 0, 0, 1]), row('b', [1, 1, 1, 1])] },
    before,
    AFTER,
  );
  expect(compared.map((one) => one.before)).toEqual(counts);
  expect(compared.every(({ change }) => change === null)).toBe(true);
});

test('the default is the last five years and the five before', () =>
  expect(usualPeriods([2001, 2002, 2024])).toEqual({
    before: { from: 2015, to: 2019 },
    after: { from: 2020, to: 2024 },
  }));

test('property: gains and losses in share cancel out, and the two halves are the whole', () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }), { minLength: 1 }),
      (counts) => {
        const answer = { years: YEARS, rows: counts.map((one, index) => row(String(index), one)) };
        const compared = comparePeriods(answer, BEFORE, AFTER);
        expect(Math.abs(compared.reduce((sum, { change }) => sum + (change ?? 0), 0))).toBeLessThan(1e-6);
        expect(compared.every(({ before, after, total }) => before + after === total)).toBe(true);
      },
    ),
  ));
