/** Tokenization of a text field. `text`: stemmed words. `name`: unstemmed words. `identifier`: the whole value and its parts. */
export type AnalyzerName = (typeof ANALYZERS)[number];

export const ANALYZERS = ['text', 'name', 'identifier'] as const;
