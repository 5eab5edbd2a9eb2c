export type {
  Facet,
  FacetValue,
  Highlight,
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
