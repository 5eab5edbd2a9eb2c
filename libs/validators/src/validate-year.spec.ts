import { describe, expect, test } from '@jest/globals';
import { validateYear } from './validate-year.ts';
import { validateYearRange } from './validate-year-range.ts';
import { yearBounds } from './year-bounds.ts';

const settings = { currentYear: 2026 };
const YEAR = 'Year must be between 1800 and 2036.';
const ORDER = 'Starting year must be greater than or equal to ending year.';
const REQUIRED = 'Both starting and ending year are required';

test.each([
  ['1800', 1800],
  ['2036', 2036],
  [' 2020 ', 2020],
  ['1799', YEAR],
  ['2037', YEAR],
  ['20', YEAR],
  ['02020', YEAR],
  ['20200', YEAR],
  ['2020a', YEAR],
  ['+2020', YEAR],
  ['2e3', YEAR],
  ['２０２０', YEAR],
  ['', YEAR],
])('in 2026, year %j → %j', (text, expected) => {
  const validation = validateYear(text, settings);
  expect(validation.ok ? validation.value : validation.message).toBe(expected);
});

test('the current year may be a text for callers without types: it is not joined with the years ahead', () =>
  expect(Reflect.apply(yearBounds, null, [{ currentYear: '2026' }])).toEqual({ min: 1800, max: 2036 }));

test('a refused year has its bounds as values, for translations', () =>
  expect(validateYear('1', settings)).toEqual({
    ok: false,
    messageId: 'validation.year',
    message: YEAR,
    values: { min: 1800, max: 2036 },
  }));

test.each([
  [2026, { min: 1800, max: 2036 }],
  [1999, { min: 1800, max: 2009 }],
])('in %i the bounds are %j', (currentYear, expected) =>
  expect(yearBounds({ currentYear })).toEqual(expected),
);

describe('year range', () => {
  test.each([
    ['2019', '2020', { from: 2019, to: 2020 }],
    ['2020', '2020', { from: 2020, to: 2020 }],
    ['2021', '2020', ORDER],
    ['', '2020', REQUIRED],
    ['2020', ' ', REQUIRED],
    ['', '', REQUIRED],
    ['1799', '2020', YEAR],
    ['2020', '2037', YEAR],
    ['abc', '2020', YEAR],
  ])('from %j to %j → %j', (from, to, expected) => {
    const validation = validateYearRange({ from, to }, settings);
    expect(validation.ok ? validation.value : validation.message).toEqual(expected);
  });
});
