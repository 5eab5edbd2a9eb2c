export type {
  AnalyserName,
  BuildOptions,
  BuildProgress,
  FacetAnswer,
  FacetValue,
  FacetWanted,
  Highlight,
  Hit,
  IndexAnswer,
  IndexDocument,
  IndexFilter,
  IndexHealth,
  IndexQuery,
  IndexSchema,
  KeywordFieldSchema,
  KeywordValue,
  Manifest,
  NumberFieldSchema,
  OpenOptions,
  QueryNode,
  SearchIndex,
  SimilarTerm,
  SortKey,
  Suggestion,
  SuggestionInput,
  TextFieldSchema,
  Verification,
} from './types.ts';
export { IndexError } from './index-error.ts';
export type { IndexErrorReason } from './index-error.ts';
export { analyse } from './analysis/analyse.ts';
export type { Token } from './analysis/analyse.ts';
export { fold } from './analysis/fold.ts';
export { buildGeneration } from './build/build-generation.ts';
export { openIndex } from './open-index.ts';
export { verifyGeneration } from './verify-generation.ts';
