import { expect, test } from '@jest/globals';
import { aProduct, aProject } from '@open-discovery/model/testing';
import { foreignLanguage } from './foreign-language.ts';

test.each([
  ['ces/cze', 'en', 'cs'],
  ['deu/ger', 'en', 'de'],
  ['deu/ger', 'de', undefined],
  ['eng', 'en', undefined],
  ['eng', 'de', 'en'],
  ['esl/spa', 'en', 'es'],
  ['dut/nld', 'en', 'nl'],
  ['gla', 'en', 'gd'],
  ['und', 'en', undefined],
  ['mul', 'en', undefined],
  ['UNKNOWN', 'en', undefined],
  ['', 'en', undefined],
] as const)('a title in %j on a page in %s has lang %j', (code, page, expected) => {
  expect(foreignLanguage(aProduct({ language: { code, label: code } }), page)).toBe(expected);
});

test('a record without a language has no lang', () => {
  expect(foreignLanguage(aProduct({ language: null }), 'en')).toBeUndefined();
  expect(foreignLanguage(aProject(), 'en')).toBeUndefined();
});
