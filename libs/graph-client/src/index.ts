export type {
  Contribution,
  Facet,
  FacetValue,
  FoundIdentifier,
  FoundRecord,
  Highlight,
  IdentifierList,
  IndexStatus,
  KindCounts,
  Overview,
  RecordHighlights,
  RelatedGroup,
  RelatedRecord,
  SearchPage,
} from './responses.ts';
export {
  countKinds,
  getOverview,
  getRecord,
  getRecordWithRelated,
  getRelated,
  getStatus,
  searchRecords,
} from './endpoints.ts';
export type { SearchOptions } from './endpoints.ts';
export type {
  FacetCounts,
  SearchRecord,
  SimilarWork,
  Spelling,
  Suggestion,
  Suggestions,
  ValuesOverYears,
} from './search-tool-responses.ts';
export { preloadParsers } from './get-json.ts';
export { exportAddress, exportRecordsAddress, feedAddress } from './search-addresses.ts';
export type { CountedFacets } from './search-tools.ts';
export {
  getFacetCounts,
  getRecords,
  getSearchRecord,
  getSimilar,
  getSpelling,
  getSuggestions,
  getTotals,
  getValuesOverYears,
} from './search-tools.ts';
