import { fold } from './fold.ts';
import { segmentWords } from './segment-words.ts';
import { SPAN_DOI, SPAN_PAIR, SPAN_TAIL, SPAN_WHOLE, SPAN_WORD, SpanList } from './span-list.ts';
import type { SpanKind } from './span-list.ts';
import { TERM_LENGTH_LIMIT, termOf } from './term-of.ts';
import { wellFormed } from './well-formed.ts';
import type { AnalyzerName } from './analyzer-name.ts';

/** Increased when the same text produces different terms; an index of another version is refused. */
export const ANALYZER_VERSION = 2;

const KIND_NAME = {
  [SPAN_WORD]: 'word',
  [SPAN_WHOLE]: 'whole',
  [SPAN_DOI]: 'doi',
  [SPAN_PAIR]: 'pair',
  [SPAN_TAIL]: 'tail',
} as const satisfies Record<SpanKind, string>;

/** One term of a text with its position. */
export interface Token {
  term: string;
  position: number;
  /** Offsets in the original text, in UTF-16 units. */
  start: number;
  end: number;
  kind: (typeof KIND_NAME)[SpanKind];
}

const OUTER_SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu;

/** Returns the term of a whole identifier: folded, without surrounding punctuation. */
export const identifierTerm = (value: string): string =>
  wellFormed(fold(value.replace(OUTER_SIGNS, '')), TERM_LENGTH_LIMIT);

/** Returns the wanted terms of a text, without the whole value of an identifier. */
export const tokensOf = (
  text: string,
  analyzer: AnalyzerName,
  isWanted: (term: string) => boolean,
): Token[] => {
  const spans = new SpanList();
  segmentWords(text, spans);
  const tokens: Token[] = [];
  for (let index = 0; index < spans.count; index += 1) {
    const start = spans.start[index] as number;
    const end = spans.end[index] as number;
    const kind = spans.kind[index] as SpanKind;
    const term = termOf(text.slice(start, end), kind, analyzer);
    const position = spans.position[index] as number;
    if (term !== '' && isWanted(term)) tokens.push({ term, position, start, end, kind: KIND_NAME[kind] });
  }
  return tokens;
};

/**
 * Tokenizes a text into terms, in the same way for documents and queries. An `identifier` also yields its
 * whole value, unless that is its only word.
 * @example
 * analyze('Sea-level rises', 'text').map((token) => token.term); // ['sea', 'level', 'ris']
 */
export const analyze = (text: string, analyzer: AnalyzerName): Token[] => {
  const tokens = tokensOf(text, analyzer, () => true);
  if (analyzer === 'identifier') {
    const whole = identifierTerm(text);
    if (whole !== '' && !tokens.some((token) => token.term === whole)) {
      tokens.push({ term: whole, position: 0, start: 0, end: text.length, kind: 'whole' });
    }
  }
  return tokens;
};
