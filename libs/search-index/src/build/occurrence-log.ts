import { GrowingArray } from '../storage/growing-array.ts';
import { WordNumbers } from './word-numbers.ts';

/** Occurrences of terms in the order in which they were read, in parallel lists. */
export interface Occurrences {
  /** The terms by their number. */
  words: readonly string[];
  terms: Uint32Array<ArrayBuffer>;
  documents: Uint32Array<ArrayBuffer>;
  /** Positions in the document; see `FIELD_SHIFT`. */
  places: Uint32Array<ArrayBuffer>;
}

/** The term occurrences of a run while its documents are read. */
export class OccurrenceLog {
  readonly #numbers = new WordNumbers();
  #terms = new GrowingArray();
  #documents = new GrowingArray();
  #places = new GrowingArray();

  get length(): number {
    return this.#terms.length;
  }

  /** Returns the number of a term, from 0 in order of first occurrence. */
  numberOf(term: string): number {
    const known = this.#numbers.find(term);
    return known < 0 ? this.#numbers.add(term) : known;
  }

  add(term: number, document: number, place: number): void {
    this.#terms.push(term);
    this.#documents.push(document);
    this.#places.push(place);
  }

  /** Returns and clears everything added since the last call. */
  take(): Occurrences {
    const [terms, documents, places] = [this.#terms.view(), this.#documents.view(), this.#places.view()];
    const taken = { words: this.#numbers.words, terms, documents, places };
    this.#numbers.clear();
    this.#terms = new GrowingArray();
    this.#documents = new GrowingArray();
    this.#places = new GrowingArray();
    return taken;
  }
}
