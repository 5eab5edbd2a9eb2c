import type { SearchQuery } from '@open-discovery/search-fields';
import type { RouteDependencies } from '../../runtime/route-services.ts';
import { isRefusal } from '../../runtime/failure-status.ts';
import type { pageArguments, ValuesShown } from '../../search/search-arguments.ts';
import {
  facetsIsland,
  pagerIsland,
  refusedSearchIsland,
  resultsBarIsland,
  tableIsland,
  valuesIsland,
  workVersionsIsland,
} from './results.lazy.ts';
import type { EuropeCount } from './facets/fetch-europe.ts';
import type { ResultsData } from './home-data.ts';
import { isTable } from './table/is-table.ts';

/** Loads the results of a query for a page that lists them, together with the code that shows them. */
export const loadResults = async (
  dependencies: RouteDependencies,
  { values, query, options }: ReturnType<typeof pageArguments>,
  parameters: URLSearchParams,
): Promise<ResultsData> => {
  const [search, europe] = await Promise.all([
    dependencies.fetchQuery('search', { query, options }),
    dependencies.place === 'server' ? loadEurope(dependencies, query) : null,
    ...islandsOf(values, parameters).map(({ load }) => load()),
  ]);
  if (search.state === 'failed' && isRefusal(search.error)) await refusedSearchIsland.load();
  return { shows: 'results', values, search, ...(europe && { europe }) };
};

/** The parts of the page whose code is not in the initial bundle. */
const islandsOf = (values: ValuesShown | null, parameters: URLSearchParams) =>
  values
    ? [valuesIsland]
    : [
        facetsIsland,
        resultsBarIsland,
        workVersionsIsland,
        pagerIsland,
        ...(isTable(parameters) ? [tableIsland] : []),
      ];

/** A page is shown without the parts that are not awaited where their code cannot be loaded. */
export const withoutPart = () => null;

const loadEurope = async (dependencies: RouteDependencies, query: SearchQuery): Promise<EuropeCount | null> =>
  (await import('./facets/fetch-europe.ts')).fetchEurope(dependencies, query);
