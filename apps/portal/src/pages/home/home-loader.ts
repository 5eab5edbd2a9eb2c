import { migrateLegacyParameters, readSearchAddress } from '@open-discovery/search-fields';
import type { Asked } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { data, redirect } from 'react-router-dom';
import { failureStatus } from '../../runtime/failure-status.ts';
import type { LoaderOf, RouteDependencies } from '../../runtime/route-services.ts';
import { ADVANCED } from '../../search/advanced-address.ts';
import { builder } from './builder/builder.lazy.ts';
import { isFew, recovery } from './recovery/recovery.lazy.ts';
import { facetsIsland } from './facets/facets.lazy.ts';
import { valuesIsland } from './facets/values.lazy.ts';
import { resultActionsIsland } from './result-actions/result-actions.lazy.ts';
import { pagerIsland, resultsBarIsland } from './results-bar.lazy.ts';
import { NON_QUERY_PARAMETERS, isSearch, pageArguments } from '../../search/search-arguments.ts';
import { isTable, tableIsland } from './table/table.lazy.ts';

/**
 * Asks for what the address means before the page is made: results with their counts, or the overview, and the builder
 * with either.
 */
export const homeLoader: LoaderOf =
  (dependencies) =>
  async ({ request }) => {
    const { configuration, currentYear } = dependencies;
    const parameters = new URL(request.url).searchParams;
    if (import.meta.env.SSR) {
      const address = await canonicalAddress(parameters, currentYear);
      if (address !== null) return redirect(address);
    }
    const { query } = readSearchAddress(parameters, { currentYear, ignored: NON_QUERY_PARAMETERS });
    const asked = pageArguments(query, parameters, configuration);
    const [answer] = await Promise.all([
      isSearch(parameters) ? askResults(dependencies, asked, parameters) : askOverview(dependencies),
      parameters.has(ADVANCED) && prefetchBuilder(dependencies, asked.query),
    ]);
    return data(null, { status: answer?.state === 'failed' ? failureStatus(answer.error) : 200 });
  };

/**
 * Where older addresses and builders without scripts are sent on to; `null` where the address is today's. The server's
 * business, so that browsers need not know them.
 */
const canonicalAddress = async (parameters: URLSearchParams, currentYear: number): Promise<string | null> => {
  const { builtAddress } = await import('./builder/built-address.ts');
  const built = builtAddress(parameters, currentYear);
  if (built !== null) return built;
  const modern = new URLSearchParams([...migrateLegacyParameters(parameters)].map(([name, value]) => [name, value]));
  return modern.toString() === parameters.toString() ? null : `/?${modern.toString()}`;
};

const askOverview = ({ ask, graphApi }: RouteDependencies): Promise<Asked<unknown> | undefined> =>
  ask(graphApi.endpoints.overview, undefined);

const askResults = async (
  dependencies: RouteDependencies,
  { values, ...asked }: ReturnType<typeof pageArguments>,
  parameters: URLSearchParams,
): Promise<Asked<unknown> | undefined> => {
  const { ask, graphApi } = dependencies;
  const { keyword, text } = asked.query;
  const parts = values
    ? [valuesIsland]
    : [
        facetsIsland,
        resultsBarIsland,
        resultActionsIsland,
        pagerIsland,
        ...(isTable(parameters) ? [tableIsland] : []),
      ];
  const [answer] = await Promise.all([
    ask(graphApi.endpoints.search, asked),
    ask(graphApi.endpoints.counts, { keyword, text }),
    ...parts.map(({ load }) => load()),
    // In the browser the choice asks by itself.
    import.meta.env.SSR && fetchEurope(dependencies, asked.query),
  ]);
  if (answer?.state === 'found' && isFew(answer.value) && values === null) {
    const helped = prefetchRelaxations(dependencies, asked.query);
    // In the browser the results don't wait for it.
    if (import.meta.env.SSR) await helped;
  }
  return answer;
};

const prefetchRelaxations = async (dependencies: RouteDependencies, query: SearchQuery): Promise<void> => {
  const { fetchRelaxations } = await import('./recovery/fetch-relaxations.ts');
  await Promise.all([recovery.load(), fetchRelaxations(dependencies, query)]);
};

const prefetchBuilder = async (dependencies: RouteDependencies, query: SearchQuery): Promise<void> => {
  const { fetchBuilder } = await import('./builder/fetch-builder.ts');
  await Promise.all([builder.load(), fetchBuilder(dependencies, query)]);
};

const fetchEurope = async (dependencies: RouteDependencies, query: SearchQuery): Promise<void> =>
  (await import('./facets/fetch-europe.ts')).fetchEurope(dependencies, query);
