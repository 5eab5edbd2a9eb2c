import { getDashboard, getDashboards } from '@open-discovery/admin-client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import type { AnyEndpoint } from '@open-discovery/http';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import { GRAPH_QUERIES } from './graph-queries.ts';
import { createPortalServices } from './portal-services.ts';
import { createRegistryService } from './registry.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const configuration = shippedConfiguration();
const { graph, adminTool } = createPortalServices({ graphUrl: '/graph', configuration });
const registry = createRegistryService(configuration);
/** The calls of statistics, of searches, of dashboards and of the registry of users, each as its page makes it. */
const CALLS = {
  'figures of a dashboard': [
    graph,
    GRAPH_QUERIES.figureCounts({ query: EMPTY_QUERY, facets: ['type'], size: 1 }),
  ],
  'figures by year': [graph, GRAPH_QUERIES.figureYears({ query: EMPTY_QUERY, field: 'type' })],
  'figures by search': [graph, GRAPH_QUERIES.figureTotals([EMPTY_QUERY])],
  'a search': [graph, GRAPH_QUERIES.totals([EMPTY_QUERY])],
  'the list of dashboards': [adminTool, getDashboards()],
  'a dashboard': [adminTool, getDashboard('ec')],
  'the users': [registry, { method: 'GET', path: 'users', parse: Object }],
} as const;

test.each<readonly [keyof typeof CALLS, 'server' | 'browser', boolean, number]>([
  ['figures of a dashboard', 'server', true, 30_000],
  ['figures of a dashboard', 'browser', true, 30_000],
  ['figures by year', 'server', true, 30_000],
  ['figures by search', 'server', true, 30_000],
  ['the users', 'browser', true, 30_000],
  ['a search', 'server', true, 3_000],
  ['the list of dashboards', 'server', true, 3_000],
  ['a dashboard', 'server', false, 4_000],
  ['a dashboard', 'browser', true, 6_000],
  ['a dashboard', 'browser', false, 12_000],
])(
  'a server that does not answer is given up in time, not sooner: %s, %s, production %s: %d ms (Spec §9)',
  async (name, place, production, limitMs) => {
    const [sendTo, endpoint] = CALLS[name];
    let answer: unknown = 'waiting';
    void sendTo<unknown>(endpoint as AnyEndpoint<unknown>, {
      fetch: () => new Promise(() => undefined),
      place,
      production,
    }).then((outcome) => (answer = outcome));
    await jest.advanceTimersByTimeAsync(limitMs - 1);
    expect(answer).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(answer).toEqual({ ok: false, error: { kind: 'timeout', limitMs } });
  },
);
