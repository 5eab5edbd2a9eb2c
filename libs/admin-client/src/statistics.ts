import { path } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type { Statistics } from '@open-discovery/model';
import { readCommunityStatistics, readStatistics } from './answers.ts';
import { get, post } from './call.ts';

/**
 * One statistic of a community, and where it is shown.
 * @example const choice: StatisticChoice = { entity: 'publication', chart: 'timeline', status: true, monitor: false };
 */
export interface StatisticChoice {
  readonly entity: string;
  readonly chart: string;
  /** Shown on the community's page. */
  readonly status: boolean;
  /** Shown on its monitor. */
  readonly monitor: boolean;
}

/**
 * The statistics of a community, read out of the community's answer. Spec §7 "Statistics".
 * @example getCommunityStatistics('tides') // GET communities/tides
 */
export const getCommunityStatistics = (pid: string): Endpoint<Statistics> =>
  get(path('communities', pid), (json, what) => readCommunityStatistics(json, what).statistics);

/**
 * The statistics that a community shows.
 * @example getStatistics('tides') // GET statistics/tides
 */
export const getStatistics = (pid: string): Endpoint<Statistics> =>
  get(path('statistics', pid), readStatistics);

/**
 * Says where a statistic is shown.
 * @example saveStatistic('tides', { entity: 'publication', chart: 'timeline', status: true, monitor: false }) // POST statistics/tides/publication/timeline?status=true&monitor=false
 */
export const saveStatistic = (
  pid: string,
  { entity, chart, status, monitor }: StatisticChoice,
): Endpoint<Statistics> =>
  post(path('statistics', pid, entity, chart), readStatistics, { parameters: { status, monitor } });

/**
 * Switches a community's statistics on if they are off, and off if they are on.
 * @example toggleStatistics('tides') // POST statistics/tides/toggle
 */
export const toggleStatistics = (pid: string): Endpoint<Statistics> =>
  post(path('statistics', pid, 'toggle'), readStatistics, {});
