import { expect, test } from '@jest/globals';
import { createAddressParser } from './parse-search-address.ts';
import { refusedYears } from './refused-years.ts';

const YEAR = 'validation.year';
const ORDER = 'validation.year-range.order';

test.each([
  ['from=2018&to=2020', null],
  ['from=2018', null],
  ['keyword=sea', null],
  ['access=BANANA', null],
  ['from=2024&to=2010', { rule: ORDER, typed: { from: '2024', to: '2010' } }],
  ['from=1700', { rule: YEAR, typed: { from: '1700' } }],
  ['from=2010&to=20', { rule: YEAR, typed: { to: '20' } }],
  ['from=long+ago&to=2037', { rule: YEAR, typed: { from: 'long ago', to: '2037' } }],
  ['type=organizations&from=2024&to=2010', null],
])('in 2026, the years of %s → %j', (search, expected) => {
  const parameters = new URLSearchParams(search);
  const { notices } = createAddressParser(2026)(parameters);
  expect(refusedYears(parameters, notices)).toEqual(expected);
});
