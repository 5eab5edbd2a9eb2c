export { CITATION_LANGUAGES, CITATION_STYLES } from './citing/citation-styles.ts';
export type { CitationLanguage, CitationStyle } from './citing/citation-styles.ts';
export { formatCitations } from './citing/format-citations.ts';
export type { CitationOptions } from './citing/format-citations.ts';
