import { VALUE_SEPARATOR } from '../storage/documents-writer.ts';
import type { AnalyzerName } from '../analysis/analyzer-name.ts';
import type { Highlight } from '../query-types.ts';
import { findMarks } from './highlight-terms.ts';
import type { Mark, WantedTerms } from './highlight-terms.ts';

const SPACE = /\s/u;

/** Returns the matches in the window of a given length with the most distinct terms; on ties the first. */
const bestWindow = (marks: readonly Mark[], characters: number): Mark[] => {
  let best: Mark[] = [];
  let bestTerms = 0;
  for (let from = 0; from < marks.length; from += 1) {
    const start = marks[from]?.start ?? 0;
    const inside = marks.slice(from).filter(({ end }) => end - start <= characters);
    const terms = new Set(inside.map(({ term }) => term)).size;
    if (terms > bestTerms) [best, bestTerms] = [inside, terms];
  }
  return best.length > 0 ? best : marks.slice(0, 1);
};

/**
 * Moves an edge of a passage inwards to the next white space, but not past `limit`, and never into a
 * surrogate pair.
 */
const wordEdge = (text: string, edge: number, limit: number, step: 1 | -1): number => {
  if (edge <= 0 || edge >= text.length) return Math.min(Math.max(edge, 0), text.length);
  for (let at = edge; step === 1 ? at < limit : at > limit; at += step) {
    if (SPACE.test(text.charAt(step === 1 ? at - 1 : at))) return at;
  }
  return limit;
};

const passageOf = (text: string, marks: readonly Mark[], characters: number): Highlight => {
  const shown = bestWindow(marks, characters);
  const first = shown[0]?.start ?? 0;
  const last = shown.at(-1)?.end ?? 0;
  const spare = Math.max(0, characters - (last - first));
  const before = text.length <= characters ? first : Math.floor(spare / 3);
  const rough = Math.max(0, Math.min(first - before, text.length - characters));
  const start = wordEdge(text, rough, first, 1);
  const end = wordEdge(text, Math.max(start + characters, last), last, -1);
  return {
    text: text.slice(start, end),
    marks: marks.flatMap((mark): [number, number][] =>
      mark.start >= start && mark.end <= end ? [[mark.start - start, mark.end - start]] : [],
    ),
  };
};

/**
 * Returns the passage of a stored text (values joined by U+0000) with the most distinct terms, or `null`
 * without matches. Offsets are exact, because the text is tokenized again as it was for the index.
 * @example
 * highlight('The rising sea', 'text', { terms: new Set(['ris']), prefixes: [] }, 100)?.marks; // [[4, 10]]
 */
export const highlight = (
  stored: string,
  analyzer: AnalyzerName,
  wanted: WantedTerms,
  characters: number,
): Highlight | null => {
  if (wanted.terms.size === 0 && wanted.prefixes.length === 0) return null;
  let best: { text: string; marks: Mark[]; terms: number } | null = null;
  for (const text of stored.split(VALUE_SEPARATOR)) {
    const marks = findMarks(text, analyzer, wanted);
    const terms = new Set(marks.map(({ term }) => term)).size;
    if (terms > (best?.terms ?? 0)) best = { text, marks, terms };
  }
  return best === null ? null : passageOf(best.text, best.marks, characters);
};
