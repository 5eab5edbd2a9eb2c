import { KINDS, landingAddress } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { data, redirect } from 'react-router-dom';
import { failureStatus } from '../../../runtime/failure-status.ts';
import type { RouteDependencies } from '../../../runtime/route-services.ts';
import { withoutPageEntries } from '../../../search/page-entries.ts';
import { pageArguments } from '../../../search/search-arguments.ts';
import { loadResults } from '../../home/load-results.ts';
import { viewIsland } from '../views.lazy.ts';
import { worksArguments } from '../works/works-arguments.ts';
import type { ListedWorks } from './listed-works.ts';

/**
 * Loads the works of a record with the filters of the address. A record that is missing, or has no works, has its plain page
 * only, which says so.
 */
export const loadWorksList = async (
  kind: RecordKind,
  id: string,
  dependencies: RouteDependencies,
  parameters: URLSearchParams,
) => {
  const { fetchQuery, parseAddress } = dependencies;
  const [record, related] = await Promise.all([
    fetchQuery('record', { kind, id }),
    fetchQuery('related', id),
    viewIsland('works').load(),
  ]);
  const fixedFilters = worksArguments(kind, id, foundValue(related) ?? [])?.query.filters;
  if (record.state !== 'found' || fixedFilters === undefined) return redirect(landingAddress(kind, id));
  const asked = withoutPageEntries(KINDS[kind].landingPath, parameters);
  const { query, notices } = parseAddress(asked);
  const shown = pageArguments({ ...query, filters: { ...query.filters, ...fixedFilters } }, asked);
  const results = await loadResults(dependencies, shown, asked);
  const page = { kind, view: 'works', record, related, works: null, report: [] } as const;
  const { search } = results;
  return data<ListedWorks>(
    { ...page, ...results, query: shown.query, notices, builder: null, fixedFilters },
    { status: search.state === 'failed' ? failureStatus(search.error) : 200 },
  );
};
