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
  readonly #terms = new GrowingArray();
  readonly #documents = new GrowingArray();
  readonly #places = new GrowingArray();

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

  /** Returns everything added since the last `clear`; valid until then. */
  view(): Occurrences {
    return {
      words: this.#numbers.words,
      terms: this.#terms.view(),
      documents: this.#documents.view(),
      places: this.#places.view(),
    };
  }

  clear(): void {
    this.#numbers.clear();
    for (const list of [this.#terms, this.#documents, this.#places]) list.clear();
  }
}
