import type { DictionaryEntry } from '../storage/dictionary.ts';
import type { TermAddress } from '../storage/postings-types.ts';
import type { PhraseWords, ScoredWords, TermWords } from './cut-words.ts';
import type { CodeRange } from './in-range.ts';

/** A term that is in the dictionary. */
export interface TermPlan extends TermWords {
  address: TermAddress;
}

/** A phrase of which all terms are in the dictionary. */
export interface PhrasePlan extends PhraseWords {
  terms: readonly TermPlan[];
}

/** All terms of a range of the dictionary. */
export interface PrefixPlan {
  kind: 'prefix';
  prefix: string;
  from: number;
  to: number;
  /** Sum of the terms' document counts. */
  postings: number;
  mask: number;
}

/** A query that has been looked up in the dictionaries: the lists to read and their addresses. */
export type Plan =
  | { kind: 'all' }
  | { kind: 'none' }
  | { kind: 'and' | 'or'; parts: readonly Plan[] }
  | { kind: 'not'; part: Plan }
  | TermPlan
  | PhrasePlan
  | PrefixPlan
  | ScoredWords<Plan, TermPlan, PhrasePlan>
  | { kind: 'values'; addresses: readonly { ordinal: number; address: TermAddress }[] }
  | ({ kind: 'range' } & CodeRange)
  | { kind: 'documents'; ids: Uint32Array };

/** Returns where the lists of a term or value are, from its entry in the dictionary. */
export const addressOf = ({ numbers, sums }: Pick<DictionaryEntry, 'numbers' | 'sums'>): TermAddress => ({
  documents: numbers[0] ?? 0,
  postingsOffset: sums[1] ?? 0,
  postingsLength: numbers[1] ?? 0,
  positionsOffset: sums[2] ?? 0,
  positionsLength: numbers[2] ?? 0,
});

/** Combines parts that must all match, without unnecessary levels. */
export const allOf = (parts: readonly Plan[]): Plan => {
  if (parts.some((part) => part.kind === 'none')) return { kind: 'none' };
  const [first, second] = parts;
  if (first === undefined) return { kind: 'all' };
  return second === undefined ? first : { kind: 'and', parts };
};

/** Combines parts of which any must match. */
export const anyOf = (parts: readonly Plan[]): Plan => {
  const possible = parts.filter((part) => part.kind !== 'none');
  const [first, second] = possible;
  if (first === undefined) return { kind: 'none' };
  return second === undefined ? first : { kind: 'or', parts: possible };
};

/** Estimates the number of matches, which decides the order of evaluation. */
export const estimate = (plan: Plan, documents: number): number => {
  switch (plan.kind) {
    case 'none':
      return 0;
    case 'all':
    case 'not':
      return documents;
    case 'and':
      return Math.min(...plan.parts.map((part) => estimate(part, documents)));
    case 'or':
      return Math.min(
        documents,
        plan.parts.reduce((sum, part) => sum + estimate(part, documents), 0),
      );
    case 'term':
      return plan.address.documents;
    case 'phrase':
      return Math.min(...plan.terms.map((term) => term.address.documents));
    case 'prefix':
      return Math.min(documents, plan.postings);
    case 'words':
      return estimate(plan.part, documents);
    case 'values':
      return Math.min(
        documents,
        plan.addresses.reduce((sum, { address }) => sum + address.documents, 0),
      );
    case 'range':
      return documents / 2;
    case 'documents':
      return plan.ids.length;
  }
};
