import { fold } from './fold.ts';
import { SPAN_PAIR, SPAN_TAIL, SPAN_WORD } from './span-list.ts';
import type { SpanKind } from './span-list.ts';
import { stemEnglish } from './stem-english.ts';
import { wellFormed } from './well-formed.ts';
import type { AnalyzerName } from './analyzer-name.ts';

/** Maximum length of terms in UTF-16 units; longer ones are noise. */
export const TERM_LENGTH_LIMIT = 200;

const INNER_SIGNS = /[^\p{L}\p{N}\p{M}]+/gu;

const cut = (term: string): string =>
  term.length > TERM_LENGTH_LIMIT ? wellFormed(term, TERM_LENGTH_LIMIT) : term;

/** Returns the folded word before stemming. */
export const surfaceOf = (raw: string, kind: SpanKind): string => {
  // Kana keep their voicing marks: NFKD would change the letter.
  if (kind === SPAN_PAIR || kind === SPAN_TAIL) return cut(raw.normalize('NFKC'));
  const folded = fold(raw);
  return cut(kind === SPAN_WORD ? folded.replace(INNER_SIGNS, '') : folded);
};

/**
 * Returns the term under which a token is indexed, or '' when nothing is left of it.
 * @example
 * termOf('Théories', SPAN_WORD, 'text'); // 'theory'
 */
export const termOf = (raw: string, kind: SpanKind, analyzer: AnalyzerName): string => {
  const surface = surfaceOf(raw, kind);
  return kind === SPAN_WORD && analyzer === 'text' ? stemEnglish(surface) : surface;
};
