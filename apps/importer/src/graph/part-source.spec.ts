import { expect, test } from '@jest/globals';
import type { KindedRecord } from '@open-discovery/model';
import { anOrganization, aProduct, aProject, idOf } from '@open-discovery/model/testing';
import { addressAtSource, sourceNames } from './part-source.ts';

const DOI = { scheme: 'doi', value: '10.5555/Sea' };

test.each<[string, KindedRecord, string | null]>([
  [
    'the address of a copy',
    {
      kind: 'product',
      record: aProduct({ pids: [DOI], instances: [{ urls: ['ftp://a.example', 'https://a.example/1'] }] }),
    },
    'https://a.example/1',
  ],
  [
    'an identifier',
    { kind: 'product', record: aProduct({ pids: [DOI], instances: [] }) },
    'https://doi.org/10.5555/sea',
  ],
  [
    'the ROR of an organization before its website',
    {
      kind: 'organization',
      record: anOrganization({
        pids: [{ scheme: 'ROR', value: 'https://ror.org/02nr0ka47' }],
        websiteUrl: 'https://b.example',
      }),
    },
    'https://ror.org/02nr0ka47',
  ],
  [
    'a website',
    { kind: 'project', record: aProject({ websiteUrl: 'https://c.example' }) },
    'https://c.example',
  ],
  ['nothing', { kind: 'product', record: aProduct({ pids: [], instances: [] }) }, null],
])('a record is at its source under %s', (_rule, item, address) => {
  expect(addressAtSource(item)).toBe(address);
});

test.each<[string, KindedRecord, readonly string[]]>([
  [
    'its record says',
    { kind: 'dataSource', record: { id: idOf('opendoar____', 1), collectedFrom: [{ value: 'OpenAIRE' }] } },
    ['OpenAIRE'],
  ],
  ['its id says', { kind: 'dataSource', record: { id: idOf('opendoar____', 1) } }, ['OpenDOAR']],
  ['nothing says', { kind: 'community', record: { id: idOf('other', 1) } }, []],
])('the sources of a record are those that %s', (_rule, item, names) => {
  expect(sourceNames(item)).toEqual(names);
});
