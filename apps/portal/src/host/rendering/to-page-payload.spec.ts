import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { aProduct } from '@open-discovery/model/testing';
import type { AnsweredQuery } from '@open-discovery/portal-state';
import { seedQueriesOf } from '../../hydration/seed-queries.ts';
import { toPagePayload } from './to-page-payload.ts';

const status = { state: 'found', value: { generation: 'g', publishedAt: '', records: 1 } } as const;
const first = { state: 'missing' } as const;
const second = { state: 'missing' } as const;
const answered: readonly AnsweredQuery[] = [
  { name: 'status', argument: undefined, result: status },
  { name: 'related', argument: 'a', result: first },
  { name: 'related', argument: 'b', result: second },
  { name: 'related', argument: 'not shown', result: { state: 'missing' } },
];
const loaderData = {
  layout: { status },
  page: { shows: 'record', lists: [{ one: first }, second], none: null },
};

test('every query is found by its result, wherever the loaders put it', () => {
  expect(toPagePayload(loaderData, answered).queries).toEqual([
    { name: 'status', argument: undefined, path: ['layout', 'status'] },
    { name: 'related', argument: 'a', path: ['page', 'lists', 0, 'one'] },
    { name: 'related', argument: 'b', path: ['page', 'lists', 1] },
  ]);
});

test('a browser reads the results back from the loader data', () => {
  const payload = {
    configuration: shippedConfiguration(),
    isPortalMissing: false,
    help: [],
    language: 'en',
    now: '',
    origin: '',
    production: true,
    assets: { scripts: [], preloads: [], styles: [], fonts: [] },
    status: 200,
    ...toPagePayload(loaderData, answered),
  } as const;
  expect(seedQueriesOf(payload)).toEqual(answered.slice(0, 3));
});

test('records in lists are reduced to what lists show; the record of the page is complete', () => {
  const product = aProduct({
    descriptions: ['A long abstract.'],
    authors: [{ fullName: 'Doe, Jane', affiliations: ['Tide University'] }],
  });
  const record = { state: 'found', value: product } as const;
  const linkedByUser = { approvedAt: '2026-10-02T00:00:00.000Z' };
  const groups = [
    {
      kind: 'product',
      relation: 'Cites',
      total: 1,
      results: [{ kind: 'product', record: product, linkedByUser }],
    },
  ] as const;
  const related = { state: 'found', value: groups } as const;
  const { loaderData: carried } = toPagePayload({ landing: { record, related } }, [
    { name: 'record', argument: { kind: 'product', id: product.id }, result: record },
    { name: 'related', argument: product.id, result: related },
  ]);
  const text = JSON.stringify(carried);
  expect(text.match(/A long abstract/g)).toHaveLength(1);
  expect(carried).toMatchObject({
    landing: {
      record: { value: product },
      related: {
        value: [
          { results: [{ record: { id: product.id, authors: [{ fullName: 'Doe, Jane' }] }, linkedByUser }] },
        ],
      },
    },
  });
});
