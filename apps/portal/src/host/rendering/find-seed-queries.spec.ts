import { expect, test } from '@jest/globals';
import type { AnsweredQuery } from '@open-discovery/portal-state';
import { seedQueriesOf } from '../../hydration/seed-queries.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { findSeedQueries } from './find-seed-queries.ts';

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
  expect(findSeedQueries(loaderData, answered)).toEqual([
    { name: 'status', argument: undefined, path: ['layout', 'status'] },
    { name: 'related', argument: 'a', path: ['page', 'lists', 0, 'one'] },
    { name: 'related', argument: 'b', path: ['page', 'lists', 1] },
  ]);
});

test('a browser reads the results back from the loader data', () => {
  const payload = {
    configuration: testPortal(),
    isPortalMissing: false,
    help: [],
    language: 'en',
    now: '',
    origin: '',
    production: true,
    assets: { scripts: [], preloads: [], styles: [], font: null },
    status: 200,
    loaderData,
    queries: findSeedQueries(loaderData, answered),
  } as const;
  expect(seedQueriesOf(payload)).toEqual(answered.slice(0, 3));
});
