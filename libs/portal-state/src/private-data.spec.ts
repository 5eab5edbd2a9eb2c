import { expect, test } from '@jest/globals';
import type { HttpError } from '@open-discovery/http';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import { GRAPH_QUERIES } from './graph-queries.ts';
import { isPrivateData, leavingPrivateData } from './private-data.ts';
import { createServiceSender } from './service-sender.ts';
import type { FailedCall } from './service-sender.ts';

const status = (number: number, body: unknown): HttpError => ({ kind: 'status', status: number, body });

test.each<readonly [HttpError, boolean]>([
  [status(403, { message: 'Private data' }), true],
  [status(403, { message: 'Your roles do not allow this' }), false],
  [status(403, 'Private data'), false],
  [status(403, null), false],
  [status(401, { message: 'Private data' }), false],
  [{ kind: 'network' }, false],
])('the failure %j is private data: %s; all others lead to the user-info page', (error, isPrivate) => {
  const reported: FailedCall[] = [];
  const transport = leavingPrivateData({
    fetch: () => Promise.reject(new Error('not called')),
    place: 'browser',
    production: true,
    onFailure: (failed) => reported.push(failed),
  });
  transport.onFailure?.({ service: 'adminTool', method: 'GET', address: '/a', error });
  expect([isPrivateData(error), reported.length === 0]).toEqual([isPrivate, isPrivate]);
});

test.each([
  [
    'figureCounts',
    GRAPH_QUERIES.figureCounts({ query: EMPTY_QUERY, facets: ['type'], size: 1 }),
    'statistics',
  ],
  ['figureTotals', GRAPH_QUERIES.figureTotals([EMPTY_QUERY]), 'statistics'],
  ['figureYears', GRAPH_QUERIES.figureYears({ query: EMPTY_QUERY, field: 'type' }), 'statistics'],
  ['totals', GRAPH_QUERIES.totals([EMPTY_QUERY]), 'search'],
] as const)('%s has the time-outs of its service (Spec §9)', async (_name, endpoint, service) => {
  const failed: string[] = [];
  const send = createServiceSender({ name: 'search', baseUrl: '/graph' });
  await send<unknown>(endpoint, {
    fetch: () => Promise.resolve(new Response('', { status: 500 })),
    place: 'server',
    production: true,
    onFailure: (call) => failed.push(call.service),
  });
  expect(failed).toEqual([service]);
});
