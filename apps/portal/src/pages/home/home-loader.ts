import { limitsKind } from '@open-discovery/portal-state';
import { EMPTY_QUERY, OWN_ROLE_FIELD } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { data, redirect } from 'react-router-dom';
import { FIELD_NAMES_CATALOG } from '../../components/field-names/field-names-catalog.ts';
import { failureStatus } from '../../runtime/failure-status.ts';
import type { LoaderOf, RouteDependencies } from '../../runtime/route-services.ts';
import { ADVANCED } from '../../search/advanced-address.ts';
import { disabledKind, queriesOfOtherKinds } from '../../search/disabled-kind.ts';
import { pageArguments } from '../../search/search-arguments.ts';
import { ASKED, isSearch } from '../../search/search-parameters.ts';
import { builderIsland, disabledKindIsland, queryProblemsIsland, recoveryIsland } from './home.lazy.ts';
import { BUILDER_CATALOG } from './builder/builder-catalog.ts';
import type { BuilderData } from './builder/fetch-builder.ts';
import type { DisabledKindData, HomeData, ResultsData } from './home-data.ts';
import { RARE_PARTS_CATALOG } from './rare-parts-catalog.ts';
import { loadResults, withoutPart } from './load-results.ts';
import type { Phrasing } from './phrasing/load-reading.ts';
import { mayHaveMistakes } from './query-problems/may-have-mistakes.ts';
import type { RelaxationData } from './recovery/fetch-relaxations.ts';
import { isFew } from './recovery/is-few.ts';
import { exampleQueries } from './overview/shown-examples.ts';

/** Loads results with their counts, or the overview; with either, the builder if the address asks for it. */
export const homeLoader: LoaderOf =
  (dependencies) =>
  async ({ request }) => {
    const parameters = new URL(request.url).searchParams;
    const current = dependencies.migrateAddress?.(parameters) ?? null;
    if (current !== null) return redirect(current);
    const parsed = await parse(dependencies, parameters);
    if (isSearch(parameters)) {
      const kind = disabledKind(parsed.query, dependencies.configuration);
      if (kind !== null)
        return loadDisabledKind(dependencies, parameters, { kind, types: parsed.query.types });
    }
    const phrasing = await loadPhrasing(dependencies, parameters, parsed.query);
    if (phrasing?.address) return redirect(phrasing.address);
    const shown = pageArguments(parsed.query, parameters);
    const [page, builderData] = await Promise.all([
      isSearch(parameters) ? loadHomeResults(dependencies, shown, parameters) : loadOverview(dependencies),
      parameters.has(ADVANCED) ? loadBuilder(dependencies, shown.query) : null,
    ]);
    const { query } = shown;
    const reading = phrasing?.reading ?? null;
    const home: HomeData = { query, notices: parsed.notices, reading, builder: builderData, ...page };
    const answer = home.shows === 'overview' ? home.overview : home.search;
    return data(home, { status: answer.state === 'failed' ? failureStatus(answer.error) : 200 });
  };

/** Reads several words as a visitor says them. One word is never a phrase. */
const loadPhrasing = async (
  dependencies: RouteDependencies,
  parameters: URLSearchParams,
  query: SearchQuery,
): Promise<Phrasing | null> =>
  query.keyword.includes(' ') || parameters.has(ASKED)
    ? import('./phrasing/load-reading.ts')
        .then(({ loadReading }) => loadReading(dependencies, parameters, query))
        .catch(withoutPart)
    : null;

/** Parses the address. Few addresses depend on the visitor, so that code is loaded only for those. */
const parse = async ({ parseAddress, fetchQuery }: RouteDependencies, parameters: URLSearchParams) => {
  const parsed = parseAddress(parameters);
  if (!parsed.query.filters[OWN_ROLE_FIELD]) return parsed;
  const { withOwnRole } = await import('./with-own-role.ts');
  return withOwnRole(parsed, fetchQuery);
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
      ? import('./overview/limited-portal.ts').then(({ fetchLimitedOverview }) =>
          fetchLimitedOverview(fetchQuery),
        )
      : fetchQuery('overview', undefined),
    configured.length === 0 ? NO_EXAMPLES : fetchQuery('totals', exampleQueries(configured)),
  ]);
  return { shows: 'overview' as const, overview, examples };
};

const loadHomeResults = async (
  dependencies: RouteDependencies,
  shown: ReturnType<typeof pageArguments>,
  parameters: URLSearchParams,
): Promise<ResultsData> => {
  const { fetchQuery, configuration } = dependencies;
  const { keyword, text } = shown.query;
  const [results, counts] = await Promise.all([
    loadResults(dependencies, shown, parameters),
    isLimited(configuration)
      ? import('./overview/limited-portal.ts').then(({ countLimited }) =>
          countLimited({ keyword, text }, fetchQuery),
        )
      : fetchQuery('counts', { keyword, text }),
    ...(mayHaveMistakes(shown.query)
      ? [queryProblemsIsland.load(), RARE_PARTS_CATALOG(dependencies.language)]
      : []),
  ]);
  const { search, values } = results;
  const hasFew = search.state === 'found' && values === null && isFew(search.value);
  const relaxations = hasFew ? loadRelaxations(dependencies, shown.query) : null;
  return {
    ...results,
    counts,
    relaxations: dependencies.place === 'server' ? await relaxations : relaxations,
  };
};

const loadRelaxations = async (
  dependencies: RouteDependencies,
  query: SearchQuery,
): Promise<RelaxationData | null> => {
  const load = async () => {
    const { fetchRelaxations } = await import('./recovery/fetch-relaxations.ts');
    const [found] = await Promise.all([
      fetchRelaxations(dependencies, query),
      recoveryIsland.load(),
      RARE_PARTS_CATALOG(dependencies.language),
    ]);
    return found;
  };
  return load().catch(withoutPart);
};

const loadBuilder = async (dependencies: RouteDependencies, query: SearchQuery): Promise<BuilderData> => {
  const { fetchBuilder } = await import('./builder/fetch-builder.ts');
  const [found] = await Promise.all([
    fetchBuilder(dependencies, query),
    builderIsland.load(),
    BUILDER_CATALOG(dependencies.language),
    FIELD_NAMES_CATALOG(dependencies.language),
    RARE_PARTS_CATALOG(dependencies.language),
  ]);
  return found;
};
