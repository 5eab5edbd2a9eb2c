import { VALUE_SEPARATOR } from '../storage/value-separator.ts';
import type { AnalyzerName } from '../analysis/analyzer-name.ts';
import type { Highlight } from '../query-types.ts';
import { findMarks } from './highlight-terms.ts';
import type { Mark, WantedTerms } from './highlight-terms.ts';

const SPACE = /\s/u;

/**
 * Returns the matches in the window of a given length with the most distinct terms; on ties the first. Each match enters
 * and leaves the window once, because common letters match every word of a long text.
 */
const bestWindow = (marks: readonly Mark[], characters: number): readonly Mark[] => {
  const counts = new Map<string, number>();
  let best = { from: 0, to: 1, terms: 0 };
  let to = 0;
  for (const [from, { start, term }] of marks.entries()) {
    for (let next = marks[to]; next !== undefined && next.end - start <= characters; next = marks[to]) {
      counts.set(next.term, (counts.get(next.term) ?? 0) + 1);
      to += 1;
    }
    if (counts.size > best.terms) best = { from, to, terms: counts.size };
    if (to === from) to += 1;
    else if (counts.get(term) === 1) counts.delete(term);
    else counts.set(term, (counts.get(term) ?? 0) - 1);
  }
  return marks.slice(best.from, best.to);
};

/** Moves an edge of a passage inwards to the next white space, but not past `limit`, and never into a surrogate pair. */
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
    cutStart: start > 0,
    cutEnd: end < text.length,
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
