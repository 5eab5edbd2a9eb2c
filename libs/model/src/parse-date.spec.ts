import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseDate } from './parse-date.ts';

describe('a complete date', () => {
  test.each([
    ['2018-02-08', '2018-02-08'],
    ['2018-02-08T10:00:00Z', '2018-02-08'],
    ['2018-02-08 10:00:00', '2018-02-08'],
    ['2018-02-08Z', '2018-02-08'],
    ['2018-02-08+01:00', '2018-02-08'],
    ['2018-2-8', '2018-02-08'],
    ['2018/02/08', '2018-02-08'],
    ['2018/2/8', '2018-02-08'],
    ['2018.02.08', '2018-02-08'],
    ['20180208', '2018-02-08'],
    ['20180208T100000Z', '2018-02-08'],
    ['08.02.2018', '2018-02-08'],
    ['28/02/2018', '2018-02-28'],
    ['02/28/2018', '2018-02-28'],
    ['2/2/2018', '2018-02-02'],
    ['8 February 2018', '2018-02-08'],
    ['8. März 2018', '2018-03-08'],
    ['8th Feb 2018', '2018-02-08'],
    ['08-Feb-2018', '2018-02-08'],
    ['February 8, 2018', '2018-02-08'],
    ['2018 Feb 8', '2018-02-08'],
    ['Thu, 08 Feb 2018 10:00:00 GMT', '2018-02-08'],
    [' 2018-02 ', '2018-02'],
    ['2018-2', '2018-02'],
    ['2018/02', '2018-02'],
    ['201802', '2018-02'],
    ['02/2018', '2018-02'],
    ['February 2018', '2018-02'],
    ['Sept. 2018', '2018-09'],
    ['Oktober 2018', '2018-10'],
    ['2018 Dec', '2018-12'],
    ['2018', '2018'],
    ['0987', '0987'],
    ['2020-02-29', '2020-02-29'],
  ])('%s → %s', (text, known) => {
    expect(parseDate(text)).toMatchObject({ known, isWhole: true });
  });
});

describe('the known part of an incomplete date is kept', () => {
  test.each([
    ['2018-00-00', '2018'],
    ['2018-02-00', '2018-02'],
    ['2018-02-30', '2018-02'],
    ['2021-02-29', '2021-02'],
    ['2018-13-05', '2018'],
    ['20180230', '2018-02'],
    ['08/02/2018', '2018'],
    ['février 2018', '2018'],
    ['Spring 2018', '2018'],
    ['c1999', '1999'],
    ['[1999?]', '1999'],
    ['1999-2001', '1999'],
  ])('%s → %s', (text, known) => {
    expect(parseDate(text)).toMatchObject({ known, isWhole: false });
  });
});

test.each([
  '',
  'soon',
  '0000',
  '0000-00-00',
  '18',
  '1517961600000',
  '99999',
  'n.d.',
  `${'x'.repeat(100)} 2018`,
])('%j is not a date', (text) => {
  expect(parseDate(text)).toBeNull();
});

test.each([
  ['2018-02-08', '2018-02-08'],
  ['2018-02', '2018-02-01'],
  ['2018', '2018-01-01'],
])('%s begins on %s', (text, day) => {
  expect(parseDate(text)?.day).toBe(day);
});

const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('every day is parsed in every notation: with and without leading zeros, with slashes and without separators', () => {
  fc.assert(
    fc.property(days, (day) => {
      const short = day.replaceAll('-0', '-');
      for (const text of [day, short, day.replaceAll('-', '/'), day.replaceAll('-', '')])
        expect(parseDate(text)).toEqual({ day, known: day, isWhole: true });
    }),
  );
});

test('any text gives a day of the calendar, which parses to itself, or null', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('2018', '02', '30', '0', '-', '/', '.', ' ', 'Feb', 'T', ','))
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const date = parseDate(text);
      if (date === null) return;
      expect(date.day.startsWith(date.known)).toBe(true);
      expect(parseDate(date.day)?.known).toBe(date.day);
      expect(parseDate(date.known)?.day).toBe(date.day);
    }),
    { numRuns: 2000 },
  );
});
