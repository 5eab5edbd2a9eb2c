import type { FacetCounts, ValuesOverYears } from '@open-discovery/graph-client';
import type { DashboardFigure, FullDashboard } from '@open-discovery/model';
import type { QueryResult, QueryRunner } from '@open-discovery/portal-state';
import { FIGURES } from './figure-table.ts';
import { countedQuery, stakeholderQuery, withCondition } from './stakeholder-query.ts';

/** The numbers of a dashboard, each as far as its figures need it. */
export interface CountedFigures {
  readonly counts: QueryResult<FacetCounts>;
  readonly licenses: QueryResult<FacetCounts> | null;
  /** By field. */
  readonly years: Readonly<Record<string, QueryResult<ValuesOverYears>>>;
  /** The number of results of each search, by the figure that shows them. */
  readonly totals: Readonly<Partial<Record<DashboardFigure, QueryResult<readonly (number | null)[]>>>>;
}

/** The fields of the summary, which every dashboard has. */
const SUMMARY_FIELDS = ['type', 'access'];
const FACET_VALUES = 12;
/** Requested separately: an index of an earlier version lacks this facet, and only its request fails. */
const LICENSE = 'license';

/** Fetches the numbers of a dashboard's figures, or of other figures in their place. */
export const fetchFigures = async (
  fetchQuery: QueryRunner,
  dashboard: FullDashboard,
  figures: readonly DashboardFigure[] = dashboard.figures.map(({ figure }) => figure),
): Promise<CountedFigures> => {
  const rows = figures.map((figure) => ({ figure, row: FIGURES[figure] }));
  const query = countedQuery(dashboard);
  const fields = rows.flatMap(({ row }) => (row.counts === 'facet' ? [row.field] : []));
  const facets = [...new Set([...SUMMARY_FIELDS, ...fields.filter((field) => field !== LICENSE)])];
  const parts = rows.flatMap(({ row }) => {
    if (row.counts === 'open share') return [{ field: row.field }];
    return row.counts === 'years' ? row.parts : [];
  });
  const searches = rows.flatMap(({ figure, row }) =>
    row.counts === 'searches' ? [{ figure, nodes: row.searches.map(({ node }) => node) }] : [],
  );
  const [counts, licenses, years, totals] = await Promise.all([
    fetchQuery('figureCounts', { query, facets, size: FACET_VALUES }),
    fields.includes(LICENSE)
      ? fetchQuery('figureCounts', { query, facets: [LICENSE], size: FACET_VALUES })
      : null,
    Promise.all(
      parts.map(async (part) => [part.field, await fetchQuery('figureYears', { query, ...part })] as const),
    ),
    Promise.all(
      searches.map(async ({ figure, nodes }) => {
        const queries = nodes.map((node) => withCondition(stakeholderQuery(dashboard), node));
        return [figure, await fetchQuery('figureTotals', queries)] as const;
      }),
    ),
  ]);
  return { counts, licenses, years: Object.fromEntries(years), totals: Object.fromEntries(totals) };
};
