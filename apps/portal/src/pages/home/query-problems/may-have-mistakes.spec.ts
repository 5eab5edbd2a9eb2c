import { parseQueryText } from '@open-discovery/search-fields';
import { expect, test } from '@jest/globals';
import { mayHaveMistakes } from './may-have-mistakes.ts';

test.each([
  'climate[tiab]',
  'cell~2',
  'sea NEAR level',
  'sea W/5 level',
  'sea ADJ3 level',
  'sea adj3 level',
  '(climate',
  'climate)',
  'climate AND',
  'OR climate',
  'NOT',
  'wom?n',
  'colo$r',
  '*tion',
  '"sea level',
  '“sea level',
  'gene^3',
])('the mistake in %j is not missed', (keyword) => {
  expect(parseQueryText(keyword, { fields: [] }).problems).not.toEqual([]);
  expect(mayHaveMistakes({ keyword, text: '' })).toBe(true);
});

test.each([
  'sea level',
  '"sea level" rise',
  '10.5281/zenodo.1',
  'Sea level: a review',
  'C++',
  'COVID-19',
  "l'eau",
])('%j needs no check', (keyword) => {
  expect(mayHaveMistakes({ keyword, text: '' })).toBe(false);
});
