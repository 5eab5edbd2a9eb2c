import { STATISTIC_CHARTS } from '@open-discovery/model';
import type { Community, ProductType, StatisticEntity } from '@open-discovery/model';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { RouteDependencies } from '../../../runtime/route-services.ts';
import { chosenStatistics } from './chosen-statistics.ts';
import type { CountedWorks } from './counted-works.ts';
import type { ChosenStatistics } from './chosen-statistics.ts';
import { statisticsIsland } from './statistics.lazy.ts';

const MOST_VALUES = 100;

type Dependencies = Pick<RouteDependencies, 'fetchQuery' | 'fetchStatistics'>;

/** The types of products of each entity; none: all. */
const TYPES = {
  result: [],
  publication: ['publication'],
  dataset: ['dataset'],
  software: ['software'],
  orp: ['other'],
} as const satisfies Record<StatisticEntity, readonly ProductType[]>;

/** Returns the search for the works of a community that an entity of the statistics names. */
const worksQuery = (community: string, { entity }: ChosenStatistics): SearchQuery => ({
  ...EMPTY_QUERY,
  types: TYPES[entity],
  filters: { community: [community] },
});

/** Counts the works of a community as its managers have chosen; nothing where they have chosen nothing. */
export const loadStatistics = async (
  { acronym }: Pick<Community, 'acronym'>,
  { fetchQuery, fetchStatistics }: Dependencies,
): Promise<readonly CountedWorks[]> => {
  const statistics = acronym ? await fetchStatistics(acronym) : null;
  if (!acronym || !statistics) return [];
  const count = async (chosen: ChosenStatistics): Promise<CountedWorks[]> => {
    const query = worksQuery(acronym, chosen);
    const fields = chosen.charts.flatMap((chart) => STATISTIC_CHARTS[chart] ?? []);
    const search = await fetchQuery('search', { query, options: { facets: fields, facetSize: MOST_VALUES } });
    if (search.state !== 'found') return [];
    const { total, facets } = search.value;
    return [{ ...chosen, query, total, facets }];
  };
  const [counted] = await Promise.all([
    Promise.all(chosenStatistics(statistics, 'status').map(count)),
    statisticsIsland.load(),
  ]);
  return counted.flat();
};
