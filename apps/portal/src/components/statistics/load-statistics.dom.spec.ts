import { expect, test } from '@jest/globals';
import type { QueryRunner } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { loadStatistics } from './load-statistics.ts';
import type { StatisticsChoice } from './load-statistics.ts';

const EC = { field: 'funder', value: 'EC' };
const choice = (isEnabled: boolean, monitor: boolean): StatisticsChoice => ({
  selection: EC,
  statistics: {
    pid: 'ec',
    isEnabled,
    choices: { publication: { timeline: { status: !monitor, monitor } } },
  },
  place: 'monitor',
});

/** Counts with a search that finds seven works, and returns what was searched and what is shown. */
const count = async (chosen: StatisticsChoice) => {
  const searched: unknown[] = [];
  const fetchQuery = (async (_name: string, given: { readonly query: SearchQuery }) => {
    const { types, filters } = given.query;
    searched.push({ types, filters });
    return { state: 'found', value: { total: 7, facets: {}, results: [] } };
  }) as unknown as QueryRunner;
  const shown = await loadStatistics(chosen, fetchQuery);
  return { searched, shown: shown.map(({ entity, charts, total }) => [entity, charts, total]) };
};

test('the figures chosen for the dashboard of a stakeholder count its works', async () => {
  expect(await count(choice(true, true))).toEqual({
    searched: [{ types: ['publication'], filters: { funder: ['EC'] } }],
    shown: [['publication', ['timeline'], 7]],
  });
});

test.each([
  ['all of them are switched off', choice(false, true)],
  ['they are chosen for another place', choice(true, false)],
])('nothing is counted or shown where %s', async (_why, chosen) => {
  expect(await count(chosen)).toEqual({ searched: [], shown: [] });
});
