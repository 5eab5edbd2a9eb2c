import { limitsKind } from '@open-discovery/portal-state';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { data, redirect } from 'react-router-dom';
import { failureStatus } from '../../runtime/failure-status.ts';
import type { LoaderOf, RouteDependencies } from '../../runtime/route-services.ts';
import { ADVANCED } from '../../search/advanced-address.ts';
import { disabledKind, queriesOfOtherKinds } from '../../search/disabled-kind.ts';
import { pageArguments } from '../../search/search-arguments.ts';
import type { ValuesShown } from '../../search/search-arguments.ts';
import { isSearch } from '../../search/search-parameters.ts';
import { disabledKindIsland } from './disabled-kind.lazy.ts';
import { builder } from './builder/builder.lazy.ts';
import type { BuilderData } from './builder/fetch-builder.ts';
import { facetsIsland } from './facets/facets.lazy.ts';
import { valuesIsland } from './facets/values.lazy.ts';
import type { EuropeCount } from './facets/fetch-europe.ts';
import type { DisabledKindData, HomeData, ResultsData } from './home-data.ts';
import { queryProblemsIsland } from './query-problems/query-problems.lazy.ts';
import type { RelaxationData } from './recovery/fetch-relaxations.ts';
import { isFew, recovery } from './recovery/recovery.lazy.ts';
import { pagerIsland, resultsBarIsland } from './results-bar.lazy.ts';
import { exampleQueries } from './shown-examples.ts';
import { isTable, tableIsland } from './table/table.lazy.ts';

/** Loads what the address shows: results with their counts, or the overview; and the builder with either. */
export const homeLoader: LoaderOf =
  (dependencies) =>
  async ({ request }) => {
    const parameters = new URL(request.url).searchParams;
    const current = dependencies.migrateAddress?.(parameters) ?? null;
    if (current !== null) return redirect(current);
    const parsed = dependencies.parseAddress(parameters);
    if (isSearch(parameters)) {
      const kind = disabledKind(parsed.query, dependencies.configuration);
      if (kind !== null)
        return loadDisabledKind(dependencies, parameters, { kind, types: parsed.query.types });
    }
    const shown = pageArguments(parsed.query, parameters);
    const [page, builderData] = await Promise.all([
      isSearch(parameters) ? loadResults(dependencies, shown, parameters) : loadOverview(dependencies),
      parameters.has(ADVANCED) ? loadBuilder(dependencies, shown.query) : null,
    ]);
    const { query } = shown;
    const home: HomeData = { query, notices: parsed.notices, builder: builderData, ...page };
    const answer = home.shows === 'overview' ? home.overview : home.search;
    return data(home, { status: answer.state === 'failed' ? failureStatus(answer.error) : 200 });
  };

/** The search box of the page searches the first of the other kinds. */
const loadDisabledKind = async (
  { fetchQuery, configuration, parseAddress }: RouteDependencies,
  parameters: URLSearchParams,
  { kind, types }: Pick<DisabledKindData, 'kind'> & Pick<SearchQuery, 'types'>,
): Promise<HomeData> => {
  const offers = queriesOfOtherKinds({ parameters, types, portal: configuration, parseAddress });
  const [query = EMPTY_QUERY] = offers;
  const [totals] = await Promise.all([fetchQuery('totals', offers), disabledKindIsland.load()]);
  return { shows: 'disabled-kind', kind, offers, totals, query, notices: [], builder: null };
};

/** Reports whether the portal is about a part of the graph only. Spec §3 "Portal configuration". */
const isLimited = (portal: RouteDependencies['configuration']): boolean => limitsKind(portal, 'product');

const NO_EXAMPLES = { state: 'missing' } as const;

const loadOverview = async ({ fetchQuery, configuration, language }: RouteDependencies) => {
  const configured = configuration.examples[language];
  const [overview, examples] = await Promise.all([
    isLimited(configuration)
      ? import('./limited-portal.ts').then(({ fetchLimitedOverview }) => fetchLimitedOverview(fetchQuery))
      : fetchQuery('overview', undefined),
    configured.length === 0 ? NO_EXAMPLES : fetchQuery('totals', exampleQueries(configured)),
  ]);
  return { shows: 'overview' as const, overview, examples };
};

const loadResults = async (
  dependencies: RouteDependencies,
  { values, query, options }: ReturnType<typeof pageArguments>,
  parameters: URLSearchParams,
): Promise<ResultsData> => {
  const { fetchQuery } = dependencies;
  const { keyword, text } = query;
  const europe = loadEurope(dependencies, query);
  const [search, counts] = await Promise.all([
    fetchQuery('search', { query, options }),
    isLimited(dependencies.configuration)
      ? import('./limited-portal.ts').then(({ countLimited }) => countLimited({ keyword, text }, fetchQuery))
      : fetchQuery('counts', { keyword, text }),
    ...islandsOf(values, parameters).map(({ load }) => load()),
    ...(text === '' ? [] : [queryProblemsIsland.load()]),
  ]);
  const hasFew = search.state === 'found' && values === null && isFew(search.value);
  const relaxations = hasFew ? loadRelaxations(dependencies, query) : null;
  const isServer = dependencies.place === 'server';
  return {
    shows: 'results',
    values,
    search,
    counts,
    europe: isServer ? await europe : europe,
    relaxations: isServer ? await relaxations : relaxations,
  };
};

/** The parts of the page whose code is not in the initial bundle. */
const islandsOf = (values: ValuesShown | null, parameters: URLSearchParams) =>
  values
    ? [valuesIsland]
    : [facetsIsland, resultsBarIsland, pagerIsland, ...(isTable(parameters) ? [tableIsland] : [])];

/** A page is shown without the parts that are not awaited where their code cannot be loaded. */
const withoutPart = () => null;

const loadRelaxations = async (
  dependencies: RouteDependencies,
  query: SearchQuery,
): Promise<RelaxationData | null> => {
  const load = async () => {
    const { fetchRelaxations } = await import('./recovery/fetch-relaxations.ts');
    const [found] = await Promise.all([fetchRelaxations(dependencies, query), recovery.load()]);
    return found;
  };
  return load().catch(withoutPart);
};

const loadBuilder = async (dependencies: RouteDependencies, query: SearchQuery): Promise<BuilderData> => {
  const { fetchBuilder } = await import('./builder/fetch-builder.ts');
  const [found] = await Promise.all([fetchBuilder(dependencies, query), builder.load()]);
  return found;
};

const loadEurope = async (dependencies: RouteDependencies, query: SearchQuery): Promise<EuropeCount | null> =>
  import('./facets/fetch-europe.ts')
    .then(({ fetchEurope }) => fetchEurope(dependencies, query))
    .catch(withoutPart);
