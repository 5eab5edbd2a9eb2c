import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { validateDate } from './validate-date.ts';

test.each([
  ['2024-2-29', '2024-02-29'],
  ['2024-02-29', '2024-02-29'],
  ['2000-2-29', '2000-02-29'],
  [' 2023-1-1 ', '2023-01-01'],
  ['2023-12-31', '2023-12-31'],
  ['2023-2-29', null],
  ['1900-2-29', null],
  ['2024-2-30', null],
  ['2023-4-31', null],
  ['2023-6-31', null],
  ['2023-9-31', null],
  ['2023-11-31', null],
  ['2023-1-32', null],
  ['2023-0-1', null],
  ['2023-13-1', null],
  ['2023-1-0', null],
  ['2023-001-1', null],
  ['23-1-1', null],
  ['2023/1/1', null],
  ['2023-1', null],
  ['x2023-1-1', null],
  ['12023-1-1', null],
  ['2023-1-1x', null],
  ['2023-1-111', null],
  ['', null],
])('date %j → %j', (text, expected) => {
  const validation = validateDate(text);
  expect(validation.ok ? validation.value : null).toBe(expected);
});

test.each([1, 3, 5, 7, 8, 10, 12])('month %i has 31 days', (month) =>
  expect(validateDate(`2023-${month}-31`).ok).toBe(true),
);
test.each([4, 6, 9, 11])('month %i has 30 days', (month) =>
  expect(validateDate(`2023-${month}-30`).ok).toBe(true),
);

test('says so', () =>
  expect(validateDate('x')).toEqual({
    ok: false,
    messageId: 'validation.date',
    message: 'Please provide a valid date, e.g. 2024-2-29.',
    values: {},
  }));

test('accepts exactly the days of the calendar', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1800, max: 2400 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
      (year, month, day) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(validateDate(`${year}-${month}-${day}`).ok).toBe(exists);
      },
    ),
  );
});
