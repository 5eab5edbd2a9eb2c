import { modernEntries, readSearchAddress } from '@open-discovery/search-fields';
import type { Asked } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { data, redirect } from 'react-router-dom';
import { failureStatus } from '../../app/failure-status.ts';
import type { LoaderOf, RouteDependencies } from '../../app/routes.tsx';
import { ADVANCED } from './builder/advanced-address.ts';
import { builder } from './builder/late-builder.ts';
import { isFew, recovery } from './recovery/late-recovery.ts';
import { facetsPart } from './facets/late-facets.ts';
import { valuesPart } from './facets/late-values.ts';
import { keepBar } from './keep/late-keep-bar.ts';
import { pagerPart, resultsBar } from './late-results-bar.ts';
import { BESIDE_THE_SEARCH, isSearch, pageArguments } from './search-arguments.ts';
import { isTable, tablePart } from './table/late-table.ts';

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
    const { query } = readSearchAddress(parameters, { currentYear, ignored: BESIDE_THE_SEARCH });
    const asked = pageArguments(query, parameters, configuration);
    const [answer] = await Promise.all([
      isSearch(parameters) ? askResults(dependencies, asked, parameters) : askOverview(dependencies),
      parameters.has(ADVANCED) && askForBuilder(dependencies, asked.query),
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
  const modern = new URLSearchParams([...modernEntries(parameters)].map(([name, value]) => [name, value]));
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
    ? [valuesPart]
    : [facetsPart, resultsBar, keepBar, pagerPart, ...(isTable(parameters) ? [tablePart] : [])];
  const [answer] = await Promise.all([
    ask(graphApi.endpoints.search, asked),
    ask(graphApi.endpoints.counts, { keyword, text }),
    ...parts.map(({ load }) => load(dependencies)),
    // In the browser the choice asks by itself.
    import.meta.env.SSR && askEurope(dependencies, asked.query),
  ]);
  if (answer?.state === 'found' && isFew(answer.value) && values === null) {
    const helped = askForWays(dependencies, asked.query);
    // In the browser the results don't wait for it.
    if (import.meta.env.SSR) await helped;
  }
  return answer;
};

const askForWays = async (dependencies: RouteDependencies, query: SearchQuery): Promise<void> => {
  const { askRecovery } = await import('./recovery/ask-recovery.ts');
  await Promise.all([recovery.load(dependencies), askRecovery(dependencies, query)]);
};

const askForBuilder = async (dependencies: RouteDependencies, query: SearchQuery): Promise<void> => {
  const { askBuilder } = await import('./builder/ask-builder.ts');
  await Promise.all([builder.load(dependencies), askBuilder(dependencies, query)]);
};

const askEurope = async (dependencies: RouteDependencies, query: SearchQuery): Promise<void> =>
  (await import('./facets/ask-europe.ts')).askEurope(dependencies, query);
