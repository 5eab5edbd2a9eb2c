/** Bounds of what one request may ask for, each answered 400 when exceeded. */
export const LIMITS = {
  urlChars: 16_000,
  searchTextChars: 2_000,
  parameterChars: 1_000,
  filterValues: 200,
  facets: 30,
  facetValues: 200,
  pageSize: 100,
  /** Records that `page` and `pageSize` reach; `cursor` reaches all. */
  offsetRecords: 10_000,
  suggestions: 50,
  linksPageSize: 99,
  /** Identifiers of a list that are looked up. */
  identifiers: 100,
  /** Searches that are counted for one request. */
  totals: 30,
  /** Values of a field that are counted over the years. */
  valuesOverYears: 20,
  /** Records of one downloaded file. */
  exportRecords: 2_000,
  feedEntries: 50,
  /** Records that the record of a search lists. */
  recordedRecords: 10_000,
} as const;

export const DEFAULTS = { pageSize: 10, facetValues: 10, suggestions: 10 } as const;
