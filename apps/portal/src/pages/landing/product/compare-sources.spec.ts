import { expect, test } from '@jest/globals';
import type { Instance } from '@open-discovery/model';
import { aProduct } from '@open-discovery/model/testing';
import { compareSources, isDisputed } from './compare-sources.ts';

const copyAt = (source: string, fields: Partial<Instance>): Instance => ({
  hostedBy: { key: source, value: source },
  accessRight: { label: 'OPEN' },
  ...fields,
});

test('sources that disagree come first, each value with its sources', () => {
  const product = aProduct({
    publicationDate: '2020-05-01',
    instances: [
      copyAt('Journal', { publicationDate: '2020-05-01', type: 'Article' }),
      copyAt('Archive', { publicationDate: '2019-11-01', type: 'Article' }),
      copyAt('Attic', { type: 'Unknown' }),
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
      instances: [copyAt('Journal', { publicationDate: '2020-05-01' })],
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
    instances: [copyAt('Journal', paid('1200')), copyAt('Funder', paid('1350'))],
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
    instances: [copyAt('B', { publicationDate: '2018-02-08' })],
  });
  const date = compareSources(product).find(({ field }) => field === 'date');
  expect(date?.values.map(({ value }) => value)).toEqual(['2018-02-08', '2018-2-8']);
  expect(date && isDisputed(date)).toBe(false);
});
