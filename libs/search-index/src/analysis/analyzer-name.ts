/**
 * Tokenization of a text field. `text`: stemmed words. `name`: unstemmed words. `identifier`: the whole value
 * and its parts.
 */
export type AnalyzerName = 'text' | 'name' | 'identifier';
