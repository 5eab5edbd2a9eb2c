import type { ComparedFact } from '@open-discovery/model';
import { foldAccents } from '../../../../runtime/fold-accents.ts';

/** The result of comparing the values of two records for one fact; `missing`: one record has none. */
export type Match = 'same' | 'partly' | 'different' | 'missing';

/** Ignores case, accents, punctuation and the order of the parts of a name. */
const keyOf = (value: string): string => (foldAccents(value).match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');

/** Sources that know only the year of a work write its first day. */
const yearOf = (value: string): string => value.slice(0, 'YYYY'.length);

/**
 * Compares the values of two records for a fact.
 * @example compareValues('authors', ['Doe, Jane'], ['Jane Doe']) // 'same'
 */
export const compareValues = (fact: ComparedFact, a: readonly string[], b: readonly string[]): Match => {
  if (a.length === 0 || b.length === 0) return 'missing';
  const [first, second] = [new Set(a.map(keyOf)), new Set(b.map(keyOf))];
  const shared = [...first].filter((key) => second.has(key)).length;
  if (shared === Math.max(first.size, second.size)) return 'same';
  const isYear = fact === 'date' && a.map(yearOf).some((year) => b.map(yearOf).includes(year));
  return shared > 0 || isYear ? 'partly' : 'different';
};
