import { path } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type { CommunityStatistics, Statistics } from '@open-discovery/model';
import { readCommunity, readCommunityStatistics, readStatistics } from './answers.ts';
import { get, post } from './call.ts';

/**
 * A statistic of a community and where it is shown.
 * @example const choice: StatisticChoice = { entity: 'publication', chart: 'timeline', status: true, monitor: false };
 */
export interface StatisticChoice {
  readonly entity: string;
  readonly chart: string;
  /** True if the community's page shows it. */
  readonly status: boolean;
  /** True if the community's monitor shows it. */
  readonly monitor: boolean;
}

/**
 * Returns the statistics of a community from the community's response. Spec §7 "Statistics".
 * @example getCommunityStatistics('tides') // GET communities/tides
 */
export const getCommunityStatistics = (pid: string): Endpoint<Statistics> =>
  get(path('communities', pid), (json, what) => readCommunityStatistics(json, what).statistics);

/**
 * Returns a community with its settings and its statistics. Spec §7 "Statistics".
 * @example getCommunity('tides') // GET communities/tides
 */
export const getCommunity = (pid: string): Endpoint<CommunityStatistics> =>
  get(path('communities', pid), readCommunity);

/**
 * Returns the statistics that a community shows.
 * @example getStatistics('tides') // GET statistics/tides
 */
export const getStatistics = (pid: string): Endpoint<Statistics> =>
  get(path('statistics', pid), readStatistics);

/**
 * Stores where a statistic is shown.
 * @example saveStatistic('tides', { entity: 'publication', chart: 'timeline', status: true, monitor: false }) // POST statistics/tides/publication/timeline?status=true&monitor=false
 */
export const saveStatistic = (
  pid: string,
  { entity, chart, status, monitor }: StatisticChoice,
): Endpoint<Statistics> =>
  post(path('statistics', pid, entity, chart), readStatistics, { parameters: { status, monitor } });

/**
 * Enables a community's statistics if they are disabled, and disables them otherwise.
 * @example toggleStatistics('tides') // POST statistics/tides/toggle
 */
export const toggleStatistics = (pid: string): Endpoint<Statistics> =>
  post(path('statistics', pid, 'toggle'), readStatistics, {});
