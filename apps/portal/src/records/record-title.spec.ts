import { expect, test } from '@jest/globals';
import type { GraphRecord } from '@open-discovery/model';
import { recordTitle } from './record-title.ts';

const DOI = [{ scheme: 'doi', value: '10.1234/a' }];

test.each<[string, Partial<GraphRecord> & object, string]>([
  ['a work by its title', { mainTitle: 'Tides', pids: DOI }, 'Tides'],
  ['a work without a title by its identifier', { mainTitle: '', pids: DOI }, '10.1234/a'],
  [
    'a grant without a title by its funder',
    { fundings: [{ shortName: 'EC', name: 'European Commission' }] },
    'European Commission',
  ],
  [
    'a grant without a title by its funder and number',
    { fundings: [{ shortName: 'EC', name: 'European Commission' }], code: '766555' },
    'European Commission · 766555',
  ],
  ['a grant of an unknown funder by its number', { code: '766555' }, '766555'],
  ['an organization by its name', { legalName: 'Institute of the Sea' }, 'Institute of the Sea'],
  ['a record that says nothing by its id', {}, 'a::1'],
])('names %s', (_what, fields, title) => {
  const record = { id: 'a::1', type: 'publication', ...fields } as GraphRecord;
  expect(recordTitle(record)).toBe(title);
});
