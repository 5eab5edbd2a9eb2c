import { listOf, path } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type { FullDashboard, ListedDashboard } from '@open-discovery/model';
import { readFullDashboard, readListedDashboard } from './answers.ts';
import { get } from './call.ts';

/**
 * Lists the dashboards that the caller may see.
 * @example getDashboards() // GET dashboards
 */
export const getDashboards = (): Endpoint<ListedDashboard[]> =>
  get('dashboards', listOf(readListedDashboard));

/**
 * Returns a dashboard by its alias: 403 if the caller may not see it, 401 if a login could help.
 * @example getDashboard('horizon') // GET dashboards/horizon
 */
export const getDashboard = (alias: string): Endpoint<FullDashboard> =>
  get(path('dashboards', alias), readFullDashboard);
