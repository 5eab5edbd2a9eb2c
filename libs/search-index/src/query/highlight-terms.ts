import { identifierTerm, tokensOf } from '../analysis/analyze.ts';
import type { AnalyzerName } from '../analysis/analyzer-name.ts';
import type { WordTree } from './cut-words.ts';
import type { Plan } from './plan.ts';

export interface WantedTerms {
  terms: ReadonlySet<string>;
  prefixes: readonly string[];
}

/** Returns the terms that a query searches in one text field, without excluded ones. */
export const wantedTerms = (plan: Plan | WordTree, field: number): WantedTerms => {
  const terms = new Set<string>();
  const prefixes: string[] = [];
  const collect = (part: Plan | WordTree): void => {
    if (part.kind === 'and' || part.kind === 'or') part.parts.forEach(collect);
    else if (part.kind === 'words') [part.part, ...part.wholes].forEach(collect);
    else if (part.kind === 'term' && (part.mask & (1 << field)) !== 0) terms.add(part.term);
    else if (part.kind === 'prefix' && (part.mask & (1 << field)) !== 0) prefixes.push(part.prefix);
    else if (part.kind === 'phrase' && (part.mask & (1 << field)) !== 0) part.terms.forEach(collect);
  };
  collect(plan);
  return { terms, prefixes };
};

/** A match in a text. */
export interface Mark {
  start: number;
  end: number;
  term: string;
}

/** Returns the matches of the terms in a text, ascending and without overlaps. */
export const findMarks = (text: string, analyzer: AnalyzerName, wanted: WantedTerms): Mark[] => {
  if (analyzer === 'identifier' && wanted.terms.has(identifierTerm(text))) {
    return [{ start: 0, end: text.length, term: identifierTerm(text) }];
  }
  const isWanted = (term: string): boolean =>
    wanted.terms.has(term) || wanted.prefixes.some((prefix) => term.startsWith(prefix));
  return withoutOverlaps(tokensOf(text, analyzer, isWanted));
};

/** A whole compound includes its parts; adjacent bigrams are joined. */
const withoutOverlaps = (marks: Mark[]): Mark[] => {
  const merged: Mark[] = [];
  for (const mark of marks.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last !== undefined && mark.start < last.end) last.end = Math.max(last.end, mark.end);
    else merged.push({ ...mark });
  }
  return merged;
};
