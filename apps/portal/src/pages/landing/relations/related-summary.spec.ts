import { expect, test } from '@jest/globals';
import type { KindedRecord } from '@open-discovery/model';
import { relatedSummary } from './related-summary.ts';

const organization = (fields: object) =>
  ({ kind: 'organization', record: { id: 'o', ...fields } }) as KindedRecord;

const TEXTS = {
  countryOf: (code: string) => ({ IT: 'Włochy' })[code] ?? code,
  versionOf: (version: string) => `Wersja ${version}`,
};

test.each([
  [{ legalName: 'CNR', country: { code: 'IT', label: 'Italy' } }, ['Włochy']],
  [{ legalShortName: 'CNRS', country: { code: '', label: 'France' } }, ['CNRS', 'France']],
  [{ legalName: 'CERN' }, []],
])('the organization %j is told apart by %j', (fields, expected) => {
  expect(relatedSummary(organization(fields), TEXTS)).toEqual(expected);
});

test('the version of a work is not a bare number', () => {
  const record = {
    id: 'w',
    type: 'dataset',
    mainTitle: 'Tides',
    publicationDate: '2020-05-01',
    version: '5',
  };
  expect(relatedSummary({ kind: 'product', record } as KindedRecord, TEXTS)).toEqual(['2020', 'Wersja 5']);
});
