import { expect, test } from '@jest/globals';
import { ownValue } from './own-value.ts';

const NAMES = { doi: 'DOI' };

test.each([
  ['doi', 'DOI'],
  ['ror', undefined],
  ['constructor', undefined],
  ['toString', undefined],
  ['__proto__', undefined],
])('the word %j has the value %j', (word, value) => expect(ownValue(NAMES, word)).toBe(value));
