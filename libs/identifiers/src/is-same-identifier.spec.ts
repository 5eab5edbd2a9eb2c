import { expect, test } from '@jest/globals';
import { isSameIdentifier } from './is-same-identifier.ts';
import { parseIdentifier } from './parse-identifier.ts';

test.each([
  ['doi:10.1000/ABC', 'https://doi.org/10.1000/abc', true],
  ['10.1000/abc', '10.1000/abd', false],
  ['hdl:1721.1/a', 'https://hdl.handle.net/1721.1/a', true],
  ['hdl:1721.1/a', 'hdl:1721.1/A', false],
  ['https://orcid.org/0000-0002-1825-0097', 'ISNI 0000 0002 1825 0097', true],
  ['PMID 123', 'PMC123', false],
  ['nothing', 'nothing', false],
  ['10.1000/abc', 'nothing', false],
])('%j and %j: %j', (a, b, expected) => {
  expect(isSameIdentifier(a, b)).toBe(expected);
  expect(isSameIdentifier(b, a)).toBe(expected);
});

test('accepts parsed identifiers, and recognizes a DOI in a handle', () => {
  const doi = parseIdentifier('10.1000/abc');
  expect(doi && isSameIdentifier(doi, { ...doi, scheme: 'handle', value: '10.1000/ABC' })).toBe(true);
});
