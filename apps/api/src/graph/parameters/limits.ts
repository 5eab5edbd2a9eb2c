/** Limits of one request. Exceeding one is answered with 400. */
export const LIMITS = {
  urlChars: 16_000,
  searchTextChars: 2_000,
  parameterChars: 1_000,
  filterValues: 200,
  facets: 30,
  facetValues: 200,
  sortFields: 4,
  pageSize: 100,
  /** Number of records that `page` and `pageSize` reach; `cursor` reaches all. */
  offsetRecords: 10_000,
  suggestions: 50,
  similarWorks: 20,
  linksPageSize: 99,
  /** Number of identifiers of a list that are looked up. */
  identifiers: 100,
  /** Number of searches that one request counts. */
  totals: 30,
  /** Number of values that are counted by year. */
  valuesOverYears: 20,
  /** Number of records in a download. */
  exportRecords: 2_000,
  feedEntries: 50,
  /** Number of records in a search snapshot. */
  snapshotRecords: 10_000,
} as const;

export const DEFAULTS = { pageSize: 10, facetValues: 10, suggestions: 10, similarWorks: 5 } as const;
