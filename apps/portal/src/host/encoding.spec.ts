import { expect, test } from '@jest/globals';
import { chooseEncoding } from './encoding.ts';

test.each([
  ['', null],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', null],
  ['GZIP', 'gzip'],
  ['br; q=0.5', 'br'],
])('who accepts %j gets %j', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});
