import { statusOf } from '@open-discovery/http';
import type { FullDashboard, ListedDashboard } from '@open-discovery/model';
import { foundValue, isPrivateData } from '@open-discovery/portal-state';
import type { QueryResult } from '@open-discovery/portal-state';
import { data } from 'react-router-dom';
import type { CountedWorks } from '../../components/statistics/counted-works.ts';
import { loadStatistics } from '../../components/statistics/load-statistics.ts';
import { failureStatus } from '../../runtime/failure-status.ts';
import type { LoaderOf, RouteDependencies } from '../../runtime/route-services.ts';
import { fetchFigures } from './figures/fetch-figures.ts';
import type { CountedFigures } from './figures/fetch-figures.ts';

/** Parameter of the address with the alias of the dashboard to compare with. */
export const WITH = 'with';
/** Parameter of the address that shows the printable report. */
export const REPORT = 'report';

export interface DashboardsData {
  readonly dashboards: QueryResult<readonly ListedDashboard[]>;
}

/** A dashboard with its numbers. */
export interface CountedDashboard {
  readonly dashboard: FullDashboard;
  readonly counted: CountedFigures;
  /** The statistics that the stakeholder's managers have chosen for its monitor. */
  readonly statistics: readonly CountedWorks[];
}

/** The data of a dashboard’s page. */
export type DashboardData =
  | (DashboardsData & {
      readonly shows: 'dashboard';
      readonly main: CountedDashboard;
      /** The dashboard to compare with; `missing` if it does not exist or is not for the visitor. */
      readonly other: CountedDashboard | 'missing' | null;
    })
  | { readonly shows: 'private' | 'restricted' | 'missing' | 'failed' };

/** Loads the list of dashboards. */
export const dashboardsLoader: LoaderOf =
  ({ fetchDashboards }) =>
  async () => {
    const dashboards = await fetchDashboards();
    const status = dashboards.state === 'failed' ? failureStatus(dashboards.error) : 200;
    return data<DashboardsData>({ dashboards }, { status });
  };

type Refused = Exclude<QueryResult<FullDashboard>, { state: 'found' }>;

const refusal = (result: Refused) => {
  if (result.state === 'missing') return data<DashboardData>({ shows: 'missing' }, { status: 404 });
  const { error } = result;
  if (isPrivateData(error)) return data<DashboardData>({ shows: 'private' }, { status: 403 });
  const status = statusOf(error);
  return status === 401 || status === 403
    ? data<DashboardData>({ shows: 'restricted' }, { status: 401 })
    : data<DashboardData>({ shows: 'failed' }, { status: failureStatus(error) });
};

/** The other dashboard shows the figures of the first, so that each has its counterpart. */
const loadOther = async (
  { fetchDashboard, fetchQuery }: RouteDependencies,
  alias: string,
  { figures }: FullDashboard,
): Promise<CountedDashboard | 'missing'> => {
  const dashboard = foundValue(await fetchDashboard(alias));
  if (dashboard === null) return 'missing';
  const names = figures.map(({ figure }) => figure);
  return { dashboard, counted: await fetchFigures(fetchQuery, dashboard, names), statistics: [] };
};

/** Counts what the stakeholder's choice of statistics shows on its monitor. */
const loadChosen = async (
  { fetchCommunity, fetchQuery }: RouteDependencies,
  dashboard: FullDashboard,
): Promise<readonly CountedWorks[]> => {
  const stored = await fetchCommunity(dashboard.pid);
  if (stored === null) return [];
  const { statistics } = stored;
  return loadStatistics({ selection: dashboard, statistics, place: 'monitor' }, fetchQuery);
};

/** Loads a dashboard with its numbers, and those of the one to compare with. */
export const dashboardLoader: LoaderOf =
  (dependencies) =>
  async ({ params, request }) => {
    const alias = params['alias'] ?? '';
    const other = new URL(request.url).searchParams.get(WITH) ?? '';
    const found = await dependencies.fetchDashboard(alias);
    if (found.state !== 'found') return refusal(found);
    const dashboard = found.value;
    const [dashboards, counted, statistics, compared] = await Promise.all([
      dependencies.fetchDashboards(),
      fetchFigures(dependencies.fetchQuery, dashboard),
      loadChosen(dependencies, dashboard),
      other === '' || other === alias ? null : loadOther(dependencies, other, dashboard),
    ]);
    return data<DashboardData>({
      shows: 'dashboard',
      main: { dashboard, counted, statistics },
      other: compared,
      dashboards,
    });
  };
