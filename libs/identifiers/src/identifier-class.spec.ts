import { expect, test } from '@jest/globals';
import { IDENTIFIER_CLASSES, schemeOfClass } from './identifier-class.ts';

test('the classes of the specification', () =>
  expect(Object.values(IDENTIFIER_CLASSES)).toEqual(
    expect.arrayContaining(['doi', 'ORCID', 'pmc', 'pmid', 'handle', 're3data', 'swhid']),
  ));

test.each(Object.entries(IDENTIFIER_CLASSES))('%s is called %s, and found by it', (scheme, className) =>
  expect(schemeOfClass(className)).toBe(scheme),
);

test.each([
  ['orcid_pending', 'orcid'],
  ['DOI', 'doi'],
  ['GRID', null],
  ['constructor', null],
])('class %j → %j', (className, scheme) => expect(schemeOfClass(className)).toBe(scheme));
