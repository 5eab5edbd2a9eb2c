import { GrowingArray } from '../storage/growing-array.ts';
import { WordNumbers } from './word-numbers.ts';

/** Copies a slice, because it would keep its source text in memory. Short slices are copies already. */
export const ownText = (slice: string): string => (slice.length < 13 ? slice : Buffer.from(slice).toString());

/** Marks a word that yields no term. */
export const NO_TERM = 0xffffffff;

/** Maps the words of a run as written to their terms and counts them; most words have occurred before. */
export class SeenWords {
  readonly #numbers = new WordNumbers();
  /** Term and count of each word, side by side, because they are needed together. */
  readonly #termsAndCounts = new GrowingArray();
  /** Weight of the next occurrences in the counts. */
  countsAs = 1;

  /** Returns the term of the word between two places of a text and counts it; `undefined` for a new word. */
  again(text: string, from: number, to: number): number | undefined {
    const known = this.#numbers.find(text, from, to);
    if (known < 0) return undefined;
    const at = 2 * known;
    this.#termsAndCounts.set(at + 1, this.#termsAndCounts.at(at + 1) + this.countsAs);
    return this.#termsAndCounts.at(at);
  }

  add(word: string, term: number): void {
    this.#numbers.add(ownText(word));
    this.#termsAndCounts.push(term);
    this.#termsAndCounts.push(this.countsAs);
  }

  forEach(use: (word: string, term: number, count: number) => void): void {
    const { words } = this.#numbers;
    for (let number = 0; number < words.length; number += 1)
      use(
        words[number] as string,
        this.#termsAndCounts.at(2 * number),
        this.#termsAndCounts.at(2 * number + 1),
      );
  }

  clear(): void {
    this.#numbers.clear();
    this.#termsAndCounts.clear();
  }
}

/** Returns the spelling of each term that counts most, on ties the first one; '' for terms without one, and for the term itself. */
export const frequentForms = (seen: Iterable<SeenWords>, terms: readonly string[]): string[] => {
  const forms = terms.map(() => '');
  const most = new Uint32Array(terms.length);
  for (const words of seen)
    words.forEach((word, term, count) => {
      if (term === NO_TERM || count <= (most[term] as number)) return;
      most[term] = count;
      forms[term] = word === terms[term] ? '' : word;
    });
  return forms;
};
