import { expect, test } from '@jest/globals';
import { isRetracted } from './is-retracted.ts';

test.each([
  ['RETRACTED: Sea level along the coast', true],
  ['Retracted article: Sea level', true],
  ['[Retracted] Sea level', true],
  ['WITHDRAWN: Sea level', true],
  ['<i>RETRACTED:</i> Sea level', true],
  ['Retracted papers and who cites them', false],
  ['Withdrawn from the coast', false],
  ['Sea level', false],
  [null, false],
])('%j is retracted: %s', (title, expected) => {
  expect(isRetracted(title)).toBe(expected);
});
