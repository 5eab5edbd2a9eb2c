import { GrowingArray } from '../storage/growing-array.ts';
import type { AnalyzerName } from '../analysis/analyzer-name.ts';

/** Copies a slice, because it would keep its source text in memory. Short slices are copies already. */
export const ownText = (slice: string): string => (slice.length < 13 ? slice : Buffer.from(slice).toString());

/** Marks a word that yields no term. */
export const NO_TERM = 0xffffffff;

/** Maps the words of a run as written to their terms and counts them; most words have occurred before. */
export class SeenWords {
  readonly #numbers: Record<AnalyzerName, Map<string, number>> = {
    text: new Map(),
    name: new Map(),
    identifier: new Map(),
  };
  readonly #words: string[] = [];
  readonly #terms = new GrowingArray();
  readonly #counts = new GrowingArray();

  /** Returns the term of a known word and counts it; `undefined` for a new word. */
  again(raw: string, analyzer: AnalyzerName): number | undefined {
    const known = this.#numbers[analyzer].get(raw);
    if (known === undefined) return undefined;
    this.#counts.set(known, this.#counts.at(known) + 1);
    return this.#terms.at(known);
  }

  /** Adds a new word. */
  add(raw: string, analyzer: AnalyzerName, term: number): void {
    const word = ownText(raw);
    this.#numbers[analyzer].set(word, this.#words.length);
    this.#words.push(word);
    this.#terms.push(term);
    this.#counts.push(1);
  }

  /** Returns the most frequent spelling of each term, on ties the first one; '' for terms without one. */
  forms(terms: number): string[] {
    const forms = Array.from({ length: terms }, () => '');
    const most = new Uint32Array(terms);
    for (const [number, word] of this.#words.entries()) {
      const term = this.#terms.at(number);
      if (term === NO_TERM || this.#counts.at(number) <= (most[term] as number)) continue;
      most[term] = this.#counts.at(number);
      forms[term] = word;
    }
    return forms;
  }

  clear(): void {
    for (const numbers of Object.values(this.#numbers)) numbers.clear();
    this.#words.length = 0;
    this.#terms.clear();
    this.#counts.clear();
  }
}
