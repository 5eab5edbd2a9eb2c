import { expect, test } from '@jest/globals';
import type { Instance } from '@open-discovery/model';
import { copiesOf, openCopyOf } from './rank-copies.ts';

const copyAt = (source: string, label: string, fields: Partial<Instance> = {}): Instance => ({
  hostedBy: { key: source, value: source },
  accessRight: { label },
  urls: [`https://example.org/${source}`],
  ...fields,
});
const sourcesOf = (instances: readonly Instance[]) => copiesOf(instances).map(({ source }) => source);

test.each<[string, Instance[], string[]]>([
  ['open before closed', [copyAt('a', 'CLOSED'), copyAt('b', 'OPEN')], ['b', 'a']],
  ['embargoed before restricted', [copyAt('a', 'RESTRICTED'), copyAt('b', 'EMBARGO')], ['b', 'a']],
  ['with an address before without', [copyAt('a', 'OPEN', { urls: [] }), copyAt('b', 'OPEN')], ['b', 'a']],
  [
    'reviewed before not reviewed',
    [copyAt('a', 'OPEN SOURCE'), copyAt('b', 'OPEN', { refereed: 'peerReviewed' })],
    ['b', 'a'],
  ],
  [
    'newer before older',
    [
      copyAt('a', 'OPEN', { publicationDate: '2019-01-01' }),
      copyAt('b', 'OPEN', { publicationDate: '2020-01-01' }),
    ],
    ['b', 'a'],
  ],
  ['as the record lists them where nothing decides', [copyAt('a', 'OPEN'), copyAt('b', 'OPEN')], ['a', 'b']],
])('copies: %s', (_rule, instances, expected) => {
  expect(sourcesOf(instances)).toEqual(expected);
});

test.each<[string, Instance, string | null]>([
  ['its host', { hostedBy: { value: 'Zenodo' }, collectedFrom: { value: 'DataCite' } }, 'Zenodo'],
  [
    'who told of it where the host is not known',
    { hostedBy: { value: 'Unknown Repository' }, collectedFrom: { value: 'DataCite' } },
    'DataCite',
  ],
  ['nobody', { hostedBy: { key: 'x::1', value: 'unknown' } }, null],
  ['a source without a name by its id', { hostedBy: { key: 'x::1' } }, 'x::1'],
])('the source of a copy is %s', (_rule, instance, source) => {
  expect(sourcesOf([instance])).toEqual([source]);
});

test.each<[string, Instance[], string | null]>([
  ['an open copy', [copyAt('a', 'CLOSED'), copyAt('b', 'OPEN')], 'https://example.org/b'],
  ['only closed copies', [copyAt('a', 'CLOSED')], null],
  ['an address of another scheme', [copyAt('a', 'OPEN', { urls: ['javascript:alert(1)'] })], null],
  ['no copies', [], null],
])('the copy to open of %s', (_what, instances, url) => {
  expect(openCopyOf(copiesOf(instances))?.url ?? null).toBe(url);
});
