import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keywordValues } from './keyword-values.ts';
import { titleKey } from './title-key.ts';

test.each([
  ['access', 'Open Access', ['Open Access', 'OPEN']],
  ['access', 'open', ['open', 'OPEN']],
  ['access', 'secret', ['secret']],
  ['type', 'Dataset', ['Dataset', 'dataset']],
  ['country', 'nl', ['nl', 'NL']],
  ['language', 'en', ['en', 'eng']],
  ['language', 'English', ['English', 'eng']],
  ['compatibility', 'Not yet registered', ['Not yet registered', 'notCompatible']],
  ['funder', 'european commission', ['european commission', 'EC']],
  ['sdg', '13', ['13', '13. Climate action']],
  ['fos', 'FOS: Mathematics', ['FOS: Mathematics', '0101 mathematics']],
  ['fos', 'natural sciences', ['natural sciences', '01 natural sciences']],
  ['fos', 'no science', ['no science']],
  ['instanceType', 'master thesis', ['master thesis', 'Master thesis']],
  [
    'pid',
    'https://doi.org/10.5281/ZENODO.1',
    ['https://doi.org/10.5281/ZENODO.1', 'https://doi.org/10.5281/zenodo.1', '10.5281/zenodo.1'],
  ],
  [
    'author',
    'https://orcid.org/0000-0002-1825-0097',
    ['https://orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
  ],
  ['sourceType', 'Journal', ['Journal', 'journal']],
  ['publisher', 'Tidal Press', ['Tidal Press']],
  ['constructor', 'x', ['x']],
])('%s:%s can mean %j', (field, text, expected) => {
  expect(keywordValues(field, text)).toEqual(expected);
});

test.each([
  ['Sea level: a review', 'SEA LEVEL – A REVIEW', true],
  ['Évolution du niveau de la mer', 'evolution du niveau de la mer.', true],
  ['海面上昇', '海面上昇', true],
  ['Sea level: a review', 'Sea level', false],
  ['Sea level', 'Sealevel', false],
])('the whole title %j matches %j: %s', (title, written, isSame) => {
  expect(keywordValues('wholeTitle', written)[1] === titleKey(title)).toBe(isSame);
});

test.each(['', ' … '])('%j has no title key', (title) => {
  expect(titleKey(title)).toBeNull();
});

test('the values contain the text itself and no duplicates', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('access', 'pid', 'country', 'language', 'sdg', 'author'),
      fc.string(),
      (field, text) => {
        const values = keywordValues(field, text);
        expect(values[0]).toBe(text);
        expect(new Set(values).size).toBe(values.length);
      },
    ),
  );
});
