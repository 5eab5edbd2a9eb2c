export type { AnalyzerName } from './analysis/analyzer-name.ts';
export type {
  FurtherValues,
  IndexDocument,
  IndexSchema,
  KeywordValue,
  SuggestionInput,
} from './document-types.ts';
export type {
  BuildOptions,
  CallOptions,
  Manifest,
  OpenOptions,
  QueryableIndex,
  SearchIndex,
} from './index-types.ts';
export type {
  FacetAnswer,
  FacetRequest,
  Highlight,
  Hit,
  IndexAnswer,
  IndexPart,
  IndexQuery,
  IndexClause,
  OnePerValue,
  ScanPage,
  SimilarTerm,
  SortKey,
  Suggestion,
} from './query-types.ts';
export { IndexError } from './index-error.ts';
export type { IndexErrorReason } from './index-error.ts';
export { analyze } from './analysis/analyze.ts';
export { fold } from './analysis/fold.ts';
export { buildGeneration } from './build/build-generation.ts';
export { replaceFile, syncFolder } from './generation/durable-files.ts';
export { publishedManifest, removeAbandonedBuilds, rollBack } from './generation/publish.ts';
export { hasEnded, processMark } from './generation/process-mark.ts';
export { openIndex } from './open-index.ts';
