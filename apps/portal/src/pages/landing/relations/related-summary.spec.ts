import { expect, test } from '@jest/globals';
import type { KindedRecord } from '@open-discovery/model';
import { relatedSummary } from './related-summary.ts';

const organization = (fields: object) =>
  ({ kind: 'organization', record: { id: 'o', ...fields } }) as KindedRecord;

test.each([
  [{ legalName: 'CNR', country: { code: 'IT', label: 'Italy' } }, ['Włochy']],
  [{ legalShortName: 'CNRS', country: { code: '', label: 'France' } }, ['CNRS', 'France']],
  [{ legalName: 'CERN' }, []],
])('the organization %j is told apart by %j', (fields, expected) => {
  expect(relatedSummary(organization(fields), (code) => ({ IT: 'Włochy' })[code] ?? code)).toEqual(expected);
});
