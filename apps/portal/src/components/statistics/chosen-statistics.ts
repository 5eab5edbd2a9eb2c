import { COMMUNITY_STATISTICS } from '@open-discovery/model';
import type { StatisticChart, StatisticEntity, Statistics } from '@open-discovery/model';

/** The works that a community counts, with the charts that it shows of them. */
export interface ChosenStatistics {
  readonly entity: StatisticEntity;
  readonly charts: readonly StatisticChart[];
}

/** The places where a community shows its statistics: its page, and its monitor. */
export type StatisticsPlace = 'status' | 'monitor';

/**
 * Returns what a community shows at a place, in the order of {@link COMMUNITY_STATISTICS}. Choices that the portal does
 * not know are left out.
 * @example chosenStatistics(statistics, 'status') // [{ entity: 'publication', charts: ['timeline'] }]
 */
export const chosenStatistics = (
  { isEnabled, choices }: Pick<Statistics, 'isEnabled' | 'choices'>,
  place: StatisticsPlace,
): ChosenStatistics[] => {
  if (!isEnabled) return [];
  const entities = Object.keys(COMMUNITY_STATISTICS) as StatisticEntity[];
  return entities
    .map((entity) => ({
      entity,
      charts: COMMUNITY_STATISTICS[entity].filter((chart) => choices[entity]?.[chart]?.[place]),
    }))
    .filter(({ charts }) => charts.length > 0);
};
