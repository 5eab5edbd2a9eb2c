import { expect, test } from '@jest/globals';
import { isKnownValue } from './is-known-value.ts';

test.each([
  ['Unknown', false],
  ['UNKNOWN', false],
  ['n/a', false],
  [' none ', false],
  ['', false],
  [null, false],
  ['Unknown Pleasures', true],
  ['Nature', true],
])('%j is a value: %s', (text, expected) => expect(isKnownValue(text)).toBe(expected));
