import { GrowingArray } from '../storage/growing-array.ts';
import type { AnalyserName } from '../document-types.ts';

/** A slice keeps the text it was cut from alive; this does not. Short slices are copies anyway. */
export const ownText = (slice: string): string => (slice.length < 13 ? slice : Buffer.from(slice).toString());

/** Words that are no term. */
export const NO_TERM = 0xffffffff;

/** Words as they stand in the texts of a run: the term of each, and how often it came. Most have been seen before. */
export class SeenWords {
  readonly #numbers: Record<AnalyserName, Map<string, number>> = {
    text: new Map(),
    name: new Map(),
    identifier: new Map(),
  };
  readonly #words: string[] = [];
  readonly #terms = new GrowingArray();
  readonly #counts = new GrowingArray();

  /** The term of a word that has come before, and notes that it comes again; `undefined` if it is new. */
  again(raw: string, analyser: AnalyserName): number | undefined {
    const known = this.#numbers[analyser].get(raw);
    if (known === undefined) return undefined;
    this.#counts.set(known, this.#counts.at(known) + 1);
    return this.#terms.at(known);
  }

  /** Notes a new word. */
  add(raw: string, analyser: AnalyserName, term: number): void {
    const word = ownText(raw);
    this.#numbers[analyser].set(word, this.#words.length);
    this.#words.push(word);
    this.#terms.push(term);
    this.#counts.push(1);
  }

  /** Per term the word that it is written as most; of equals the first that came; '' where nobody writes it. */
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
