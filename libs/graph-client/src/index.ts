export type {
  Contribution,
  Facet,
  FacetValue,
  FoundIdentifier,
  Highlight,
  IdentifierList,
  IndexStatus,
  KindCounts,
  Overview,
  RecordHighlights,
  RelatedGroup,
  SearchPage,
  Suggestion,
} from './answers.ts';
export {
  countKinds,
  getOverview,
  getRecord,
  getRelated,
  getStatus,
  getSuggestions,
  searchRecords,
} from './calls.ts';
export type { SearchOptions } from './calls.ts';
export type { SearchRecord, Spelling, ValuesOverYears } from './search-tool-answers.ts';
export { exportAddress, exportRecordsAddress, feedAddress } from './search-addresses.ts';
export { getRecords, getSearchRecord, getSpelling, getTotals, getValuesOverYears } from './search-tools.ts';
