import { expect, test } from '@jest/globals';
import { findIdentifiers, isSameIdentifier, openAireIdOf, parseIdentifier, parseOrcid } from './index.ts';

test('recognizes a text', () =>
  expect(parseIdentifier('DOI: https://doi.org/10.5281/ZENODO.2659.')).toEqual({
    scheme: 'doi',
    value: '10.5281/zenodo.2659',
    display: '10.5281/zenodo.2659',
    url: 'https://doi.org/10.5281/zenodo.2659',
    checkDigits: 'none',
  }));

test('check digits are reported', () => {
  expect(parseOrcid('0000-0002-1825-0097')?.checkDigits).toBe('valid');
  expect(parseOrcid('0000-0002-1825-0098')?.checkDigits).toBe('invalid');
});

test('in running text', () => {
  const text = 'See PMID 31452104 and (10.1000/a).';
  expect(findIdentifiers(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'PMID 31452104',
    '10.1000/a',
  ]);
});

test('equality and OpenAIRE ids', () => {
  expect(isSameIdentifier('doi:10.1000/ABC', 'https://doi.org/10.1000/abc')).toBe(true);
  const repository = parseIdentifier('r3d100000044');
  expect(repository && openAireIdOf(repository)).toBe('re3data_____::94816e6421eeb072e7742ce6a9decc5f');
});
