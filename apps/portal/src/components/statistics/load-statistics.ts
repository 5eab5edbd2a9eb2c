import { STATISTIC_CHARTS } from '@open-discovery/model';
import type { ProductType, StatisticEntity, Statistics } from '@open-discovery/model';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { QueryRunner } from '@open-discovery/portal-state';
import { chosenStatistics } from './chosen-statistics.ts';
import type { CountedWorks } from './counted-works.ts';
import type { ChosenStatistics, StatisticsPlace } from './chosen-statistics.ts';
import { statisticsIsland } from './statistics.lazy.ts';

const MOST_VALUES = 100;

/** The types of products of each entity; none: all. */
const TYPES = {
  result: [],
  publication: ['publication'],
  dataset: ['dataset'],
  software: ['software'],
  orp: ['other'],
} as const satisfies Record<StatisticEntity, readonly ProductType[]>;

/** The works that are counted: those with a value of a field. */
export interface Selection {
  readonly field: string;
  readonly value: string;
}

/** The records that are counted, and the place of the figures. */
export interface StatisticsChoice {
  readonly selection: Selection;
  readonly statistics: Statistics;
  readonly place: StatisticsPlace;
}

/** Returns the search for the works that an entity of the statistics names. */
const worksQuery = ({ field, value }: Selection, { entity }: ChosenStatistics): SearchQuery => ({
  ...EMPTY_QUERY,
  types: TYPES[entity],
  filters: { [field]: [value] },
});

/** Counts the works of a community or stakeholder as its managers have chosen; nothing where they have chosen nothing. */
export const loadStatistics = async (
  { selection, statistics, place }: StatisticsChoice,
  fetchQuery: QueryRunner,
): Promise<readonly CountedWorks[]> => {
  const choices = chosenStatistics(statistics, place);
  if (choices.length === 0) return [];
  const count = async (chosen: ChosenStatistics): Promise<CountedWorks[]> => {
    const query = worksQuery(selection, chosen);
    const fields = chosen.charts.flatMap((chart) => STATISTIC_CHARTS[chart] ?? []);
    const search = await fetchQuery('search', {
      query,
      options: { facets: fields, facetSize: MOST_VALUES, facetDistinct: false },
    });
    if (search.state !== 'found') return [];
    const { total, facets } = search.value;
    return [{ ...chosen, query, total, facets }];
  };
  const [counted] = await Promise.all([Promise.all(choices.map(count)), statisticsIsland.load()]);
  return counted.flat();
};
