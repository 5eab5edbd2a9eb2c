// The half of the library that needs no folder: how documents are read, texts become terms, queries become trees of terms and
// matches become marks. An index that is stored elsewhere finds the same documents with it.
export type { AnalyzerName } from './analysis/analyzer-name.ts';
export type { PhraseWords, WordTree } from './query/cut-words.ts';
export { analyze, ANALYZER_VERSION } from './analysis/analyze.ts';
export { fold } from './analysis/fold.ts';
export { wellFormed } from './analysis/well-formed.ts';
export { compareSortTexts, sortTextOf } from './build/compare-sort-texts.ts';
export { labelKey } from './build/group-labels.ts';
export { readIdentifier, readNumber, readTexts } from './build/read-document.ts';
export { WordCutter } from './query/cut-words.ts';
export { highlight } from './query/highlight.ts';
export { wantedTerms } from './query/highlight-terms.ts';
export { QueryCost } from './query/query-cost.ts';
export { checkQuerySize, QUERY_LIMITS } from './query/query-limits.ts';
export { hasBoosts, isByScore } from './query/score-order.ts';
export { dayOf, popularityBoost, recencyBoost } from './ranking/boosts.ts';
export { rankingOf } from './ranking/ranking-constants.ts';
export { groupName, valueOfGroupName } from './storage/group-name.ts';
export { keptValue } from './storage/keyword-key.ts';
export { LruCache } from './storage/lru-cache.ts';
export { NO_NUMBER } from './storage/no-number.ts';
export { suggestionKeys, suggestionPrefix, suggestionText } from './storage/suggestion-key.ts';
export { VALUE_SEPARATOR } from './storage/value-separator.ts';
