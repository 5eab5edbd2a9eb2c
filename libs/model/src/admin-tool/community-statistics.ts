/**
 * The charts that communities choose for their page and their monitor, with the search field whose values they count;
 * `null` for the number of all works. Spec §7 "Statistics".
 */
export const STATISTIC_CHARTS = {
  numbers: null,
  timeline: 'year',
  access: 'access',
  types: 'type',
  kinds: 'instanceType',
  fields: 'fos',
  goals: 'sdg',
  funders: 'funder',
  countries: 'country',
  languages: 'language',
  sources: 'hostingSource',
  organizations: 'organization',
} as const satisfies Record<string, string | null>;
/** The name of a chart in {@link STATISTIC_CHARTS}. */
export type StatisticChart = keyof typeof STATISTIC_CHARTS;

const OF_ONE_TYPE = [
  'numbers',
  'timeline',
  'access',
  'kinds',
  'fields',
  'goals',
  'funders',
  'countries',
  'languages',
  'sources',
  'organizations',
] as const satisfies readonly StatisticChart[];

/** The works that communities count, by their words on the wire, with the charts of each. Spec §7 "Statistics". */
export const COMMUNITY_STATISTICS = {
  result: ['numbers', 'types', ...OF_ONE_TYPE.filter((chart) => chart !== 'numbers' && chart !== 'kinds')],
  publication: OF_ONE_TYPE,
  dataset: OF_ONE_TYPE,
  software: OF_ONE_TYPE,
  orp: OF_ONE_TYPE,
} as const satisfies Record<string, readonly StatisticChart[]>;
/** The word of works in {@link COMMUNITY_STATISTICS}. */
export type StatisticEntity = keyof typeof COMMUNITY_STATISTICS;
