import { expect, test } from '@jest/globals';
import { countryValue, languageValue } from './named-values.ts';

test.each([
  ['eng', null, 'eng', 'English'],
  ['en-us', 'English, American', 'eng', 'English'],
  ['ger', null, 'deu/ger', 'German'],
  ['English', null, 'eng', 'English'],
  ['german', null, 'deu/ger', 'German'],
  ['und', 'Undetermined', 'und', 'Undetermined'],
  ['UNKNOWN', null, 'und', 'Undetermined'],
  ['Klingon dialects', null, 'klingon dialects', 'Klingon dialects'],
])('language %j (%j) is %s, %s', (code, label, value, name) => {
  expect(languageValue(code, label)).toEqual({ value, label: name });
});

test.each([
  ['NL', null, { value: 'NL', label: 'Netherlands' }],
  ['el', 'Hellas', { value: 'GR', label: 'Greece' }],
  ['EU', null, { value: 'EU', label: 'European Union' }],
  ['UNKNOWN', 'Unknown', null],
  ['', null, null],
  [null, null, null],
])('country %j (%j) is %j', (code, label, expected) => {
  expect(countryValue(code, label)).toEqual(expected);
});
