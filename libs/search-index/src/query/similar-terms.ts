import { fold } from '../analysis/fold.ts';
import { stemEnglish } from '../analysis/stem-english.ts';
import type { Generation } from '../generation/generation.ts';
import type { SimilarTerm } from '../query-types.ts';
import type { QueryClock } from './query-clock.ts';

const EDITS_LIMIT = 2;
const SHORT_WORD = 5;
const SHORTEST_WORD = 3;
const ANSWERS = 5;
const TERMS_PER_CHECK = 4096;

const sharedLength = (left: string, right: string): number => {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return at;
};

/**
 * Rows of the edit distance (insert, delete, replace, transpose) between a word and the terms of a sorted
 * list. Rows of a common prefix are computed once, and none after a prefix that is too far from every beginning of the word.
 */
class EditRows {
  readonly #word: string;
  readonly #limit: number;
  readonly #rows: number[][];
  #term = '';
  /** The length of the beginning of the last term that is too far from the word, whatever follows it. */
  #tooFar = Infinity;

  constructor(word: string, limit: number) {
    this.#word = word;
    this.#limit = limit;
    this.#rows = [Array.from({ length: word.length + 1 }, (_, index) => index)];
  }

  /** Like `#tooFar`, in bytes. */
  get tooFarBytes(): number {
    return Number.isFinite(this.#tooFar) ? Buffer.byteLength(this.#term.slice(0, this.#tooFar)) : Infinity;
  }

  /** Returns the distance to a term, or `Infinity` if it is beyond the limit. */
  distance(term: string): number {
    const shared = sharedLength(this.#term, term);
    if (shared >= this.#tooFar) return Infinity;
    this.#term = term;
    this.#tooFar = Infinity;
    for (let at = shared; at < term.length; at += 1) {
      const row = this.#row(term, at);
      this.#rows[at + 1] = row;
      if (Math.min(...row) <= this.#limit) continue;
      this.#tooFar = at + 1;
      return Infinity;
    }
    const edits = this.#rows[term.length]?.[this.#word.length] ?? Infinity;
    return edits <= this.#limit ? edits : Infinity;
  }

  #row(term: string, at: number): number[] {
    const above = this.#rows[at] ?? [];
    const row = [at + 1];
    for (let column = 1; column <= this.#word.length; column += 1) {
      const isSame = term[at] === this.#word[column - 1];
      let edits = Math.min(
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
      );
      const isSwap =
        at > 0 &&
        column > 1 &&
        term[at] === this.#word[column - 2] &&
        term[at - 1] === this.#word[column - 1];
      if (isSwap) edits = Math.min(edits, (this.#rows[at - 1]?.[column - 2] ?? 0) + 1);
      row.push(edits);
    }
    return row;
  }
}

/**
 * Returns words of the index that the given word may be a misspelling of: within two edits (one for short
 * words) and with the same first letter, nearest first and then most frequent.
 */
export const similarTerms = (generation: Generation, typed: string, clock: QueryClock): SimilarTerm[] => {
  const word = stemEnglish(fold(typed.trim()));
  if (word.length < SHORTEST_WORD) return [];
  const limit = word.length <= SHORT_WORD ? 1 : EDITS_LIMIT;
  const rows = new EditRows(word, limit);
  const found: { ordinal: number; count: number; edits: number }[] = [];
  const [from, to] = generation.terms.range(Array.from(word)[0] ?? '');
  let tooFar = Infinity;
  generation.terms.walk(from, to, (step) => {
    const { ordinal, length, shared, numbers } = step;
    if (ordinal % TERMS_PER_CHECK === 0) clock.check();
    if (shared >= tooFar) return true;
    tooFar = Infinity;
    // A character has one to three bytes, or four and counts as two.
    if (length < word.length - limit || length > 3 * (word.length + limit)) return true;
    const term = step.key;
    if (Math.abs(term.length - word.length) > limit) return true;
    const edits = rows.distance(term);
    tooFar = rows.tooFarBytes;
    if (edits > 0 && edits <= limit) found.push({ ordinal, count: numbers[0] ?? 0, edits });
    return true;
  });
  return found
    .sort((a, b) => a.edits - b.edits || b.count - a.count)
    .slice(0, ANSWERS)
    .map(({ ordinal, count }) => {
      const { key, label } = generation.terms.at(ordinal);
      return { term: label === '' ? key : label, count };
    });
};
