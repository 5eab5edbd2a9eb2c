import { modernEntries, readSearchAddress } from '@open-discovery/search-fields';
import { useMemo } from 'react';
import { data, redirect, useSearchParams } from 'react-router-dom';
import { failureStatus } from '../../app/failure-status.ts';
import type { LoaderOf } from '../../app/routes.tsx';
import { usePortal } from '../../app/portal-context.tsx';
import { BESIDE_THE_SEARCH, currentYearOf, isSearch, pageArguments } from './search-arguments.ts';
import { facetsPart } from './facets/late-facets.ts';
import { valuesPart } from './facets/late-values.ts';
import { resultsBar } from './late-results-bar.ts';
import { isTable, tablePart } from './table/late-table.ts';
import { Overview } from './overview.tsx';
import { Results } from './results.tsx';
import { isFew, recovery } from './recovery/late-recovery.ts';

/**
 * Asks for what the address means before the page is made: results with their counts, or the overview.
 * Older addresses are sent on to today's by the server, so that browsers need not know them.
 */
export const homeLoader: LoaderOf =
  (dependencies) =>
  async ({ request }) => {
    const { store, graphApi, configuration, currentYear } = dependencies;
    const parameters = new URL(request.url).searchParams;
    if (import.meta.env.SSR) {
      const modern = new URLSearchParams(
        [...modernEntries(parameters)].map(([name, value]) => [name, value]),
      );
      if (modern.toString() !== parameters.toString()) return redirect(`/?${modern.toString()}`);
    }
    if (!isSearch(parameters)) {
      const overview = await store.dispatch(
        graphApi.endpoints.overview.initiate(undefined, { subscribe: false }),
      );
      return data(null, {
        status: overview.data?.state === 'failed' ? failureStatus(overview.data.error) : 200,
      });
    }
    const { query } = readSearchAddress(parameters, { currentYear, ignored: BESIDE_THE_SEARCH });
    const { values, ...asked } = pageArguments(query, parameters, configuration);
    const parts = values
      ? [valuesPart]
      : [facetsPart, resultsBar, ...(isTable(parameters) ? [tablePart] : [])];
    const [search] = await Promise.all([
      store.dispatch(graphApi.endpoints.search.initiate(asked, { subscribe: false })),
      store.dispatch(
        graphApi.endpoints.counts.initiate(
          { keyword: query.keyword, text: query.text },
          { subscribe: false },
        ),
      ),
      ...parts.map(({ load }) => load(dependencies)),
    ]);
    if (search.data?.state === 'found' && isFew(search.data.value) && !values) {
      const { askRecovery } = await import('./recovery/ask-recovery.ts');
      await Promise.all([recovery.load(dependencies), askRecovery(dependencies, asked.query)]);
    }
    return data(null, { status: search.data?.state === 'failed' ? failureStatus(search.data.error) : 200 });
  };

/** Where visitors search and browse: the overview while nothing is asked, else the results. */
export const HomePage = () => {
  const [parameters] = useSearchParams();
  const { now } = usePortal();
  const parsed = useMemo(
    () => readSearchAddress(parameters, { currentYear: currentYearOf(now), ignored: BESIDE_THE_SEARCH }),
    [parameters, now],
  );
  return isSearch(parameters) ? <Results query={parsed.query} notices={parsed.notices} /> : <Overview />;
};
