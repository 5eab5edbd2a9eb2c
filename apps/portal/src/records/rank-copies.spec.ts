import { expect, test } from '@jest/globals';
import type { Instance } from '@open-discovery/model';
import { aProduct } from '@open-discovery/model/testing';
import { compareSources, isDisputed } from '../pages/landing/product/compare-sources.ts';
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

test('sources that disagree come first, each value with its sources', () => {
  const product = aProduct({
    publicationDate: '2020-05-01',
    instances: [
      copyAt('Journal', 'OPEN', { publicationDate: '2020-05-01', type: 'Article' }),
      copyAt('Archive', 'OPEN', { publicationDate: '2019-11-01', type: 'Article' }),
      copyAt('Attic', 'OPEN', { type: 'Unknown' }),
    ],
  });
  const [date, ...others] = compareSources(product);
  expect(date).toEqual({
    field: 'date',
    shown: '2020-05-01',
    values: [
      { value: '2020-05-01', sources: ['Journal'] },
      { value: '2019-11-01', sources: ['Archive'] },
    ],
  });
  expect(others.map(({ field }) => field)).toEqual(['access', 'type']);
  expect(others.some(isDisputed)).toBe(false);
});

test('values of merged records are listed next to those of the page, and dates next to those of copies', () => {
  const said = (value: string, ...sources: string[]) => ({ value, sources });
  const comparisons = compareSources(
    aProduct({
      mainTitle: 'Sea level',
      publicationDate: '2020-05-01',
      instances: [copyAt('Journal', 'OPEN', { publicationDate: '2020-05-01' })],
      statements: [
        { field: 'mainTitle', ...said('Sea level', 'Crossref') },
        { field: 'mainTitle', ...said('Lake level', 'DataCite') },
        { field: 'publicationDate', ...said('2020-05-01', 'Crossref') },
        { field: 'publicationDate', ...said('2020-06-01', 'DataCite') },
      ],
    }),
  );
  expect(comparisons.slice(0, 2)).toEqual([
    {
      field: 'title',
      shown: 'Sea level',
      values: [said('Sea level', 'Crossref'), said('Lake level', 'DataCite')],
    },
    {
      field: 'date',
      shown: '2020-05-01',
      values: [said('2020-05-01', 'Journal', 'Crossref'), said('2020-06-01', 'DataCite')],
    },
  ]);
});

test('fees are compared between sources and left to each copy', () => {
  const paid = (amount: string) => ({ articleProcessingCharge: { amount, currency: 'EUR' } });
  const product = aProduct({
    instances: [copyAt('Journal', 'OPEN', paid('1200')), copyAt('Funder', 'OPEN', paid('1350'))],
  });
  expect(compareSources(product)[0]).toEqual({
    field: 'charge',
    shown: null,
    values: [
      { value: '1200 EUR', sources: ['Journal'] },
      { value: '1350 EUR', sources: ['Funder'] },
    ],
  });
});

test('a field without any source is not compared', () => {
  expect(compareSources(aProduct({ instances: [{}] }))).toEqual([]);
});

test('different forms of one date are not a disagreement', () => {
  const product = aProduct({
    publicationDate: '2018-02-08',
    statements: [{ field: 'publicationDate', value: '2018-2-8', sources: ['A'] }],
    instances: [copyAt('B', 'OPEN', { publicationDate: '2018-02-08' })],
  });
  const date = compareSources(product).find(({ field }) => field === 'date');
  expect(date?.values.map(({ value }) => value)).toEqual(['2018-02-08', '2018-2-8']);
  expect(date && isDisputed(date)).toBe(false);
});
