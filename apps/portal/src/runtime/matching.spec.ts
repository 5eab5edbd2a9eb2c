import { expect, test } from '@jest/globals';
import { matching } from './matching.ts';

const NAMES = ['Über uns', 'About the data', 'Data policy'];

test.each([
  ['', NAMES],
  ['  ', NAMES],
  ['uber', ['Über uns']],
  ['DATA', ['About the data', 'Data policy']],
  ['data about', ['About the data']],
  ['x', []],
])('%j finds %j', (words, found) => expect(matching(NAMES, words, (name) => name)).toEqual(found));
