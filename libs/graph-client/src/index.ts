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
  findProducts,
  getOverview,
  getRecord,
  getRelated,
  getSuggestions,
  searchRecords,
} from './calls.ts';
export type { SearchOptions } from './calls.ts';
