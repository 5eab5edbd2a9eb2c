import { expect, test } from '@jest/globals';
import { aProduct } from '@open-discovery/model/testing';
import { orcidKey } from './identifier-key.ts';
import { matchWorks } from './match-works.ts';

const record = (scheme: string, value: string) => ({
  kind: 'product' as const,
  record: aProduct({ pids: [{ scheme, value }] }),
});
const onRecord = (type: string, value: string, isOurs = false) => ({
  putCode: '7',
  isOurs,
  keys: [orcidKey(type, value)].filter((key) => key !== null),
});
const { id } = aProduct();
const NOTHING_KEPT: ReadonlyMap<string, string> = new Map();
const SNAPSHOT = 'swh:1:snp:1a8893e6a86f444e8be8e7bda6cb34fb1735a00e';

test.each([
  ['doi', '10.5555/ABC', 'doi', 'https://doi.org/10.5555/abc', 'present'],
  ['doi', '10.5555/abc', 'handle', '10.5555/ABC', 'present'],
  ['doi', '10.5555/abc', 'doi', '10.5555/abd', 'missing'],
  ['pmid', '12345', 'pmid', '12345', 'present'],
  ['pmid', '12345', 'doi', '12345', 'missing'],
  ['pmc', 'PMC1234567', 'pmc', '1234567', 'present'],
  ['handle', '1887/4531', 'handle', 'https://hdl.handle.net/1887/4531', 'present'],
  ['arXiv', '2101.00001', 'arxiv', 'arXiv:2101.00001', 'present'],
  ['swhid', SNAPSHOT, 'uri', `https://archive.softwareheritage.org/${SNAPSHOT}`, 'present'],
  ['doi', '10.5555/abc', 'source-work-id', id, 'present'],
  ['doi', '10.5555/abc', 'eid', '2-s2.0-1', 'missing'],
])('%s %s and on ORCID %s %s: %s', (scheme, value, type, given, expected) => {
  expect(matchWorks([record(scheme, value)], [onRecord(type, given)], NOTHING_KEPT)).toMatchObject([
    { state: expected, putCode: null },
  ]);
});

test('a work of this client was added from here, also next to that of another source', () => {
  const works = [onRecord('doi', '10.5555/abc'), { ...onRecord('doi', '10.5555/abc', true), putCode: '8' }];
  expect(matchWorks([record('doi', '10.5555/abc')], works, NOTHING_KEPT)).toMatchObject([
    { state: 'added', putCode: '8' },
  ]);
});

test.each([
  ['whose identifiers have changed since is known by its put-code', '7', 'added'],
  ['that is not on the record any more is missing', '9', 'missing'],
])('a work %s', (_title, kept, expected) => {
  const works = [onRecord('doi', '10.5555/earlier', true)];
  expect(matchWorks([record('doi', '10.5555/now')], works, new Map([[id, kept]]))).toMatchObject([
    { state: expected },
  ]);
});
