import { GrowingArray } from '../storage/growing-array.ts';
import { sortKeys } from './sort-keys.ts';

/** Terms in order, and the occurrences of each. */
export interface SortedOccurrences {
  /** Terms, ascending by UTF-8 bytes. */
  terms: string[];
  /** The log's numbers of `terms`. */
  numbers: Uint32Array;
  /** Start of each term's occurrences in `occurrences`, plus the end. */
  starts: Uint32Array;
  /** Indices into the log, sorted by term and then by insertion. */
  occurrences: Uint32Array;
}

/**
 * A log prepared for transfer to another thread: words are joined into one text, which is copied quickly; the
 * lists are transferred.
 */
export interface PackedLog {
  words: string;
  terms: Uint32Array<ArrayBuffer>;
  documents: Uint32Array<ArrayBuffer>;
  places: Uint32Array<ArrayBuffer>;
}

/** The term occurrences of a run while its documents are read, in reading order. */
export class OccurrenceLog {
  readonly #numbers: Map<string, number>;
  readonly terms: GrowingArray;
  readonly documents: GrowingArray;
  /** Positions in the document; see `FIELD_SHIFT`. */
  readonly places: GrowingArray;

  constructor(numbers = new Map<string, number>(), lists?: Omit<PackedLog, 'words'>) {
    this.#numbers = numbers;
    this.terms = new GrowingArray(lists?.terms);
    this.documents = new GrowingArray(lists?.documents);
    this.places = new GrowingArray(lists?.places);
  }

  /**
   * Packs the log. It must not be used after its lists have been transferred. No word may contain the
   * separator.
   */
  pack(separator: string): PackedLog {
    return {
      words: [...this.#numbers.keys()].join(separator),
      terms: this.terms.view(),
      documents: this.documents.view(),
      places: this.places.view(),
    };
  }

  static unpack({ words, ...lists }: PackedLog, separator: string): OccurrenceLog {
    const numbers = new Map<string, number>();
    if (words !== '') for (const word of words.split(separator)) numbers.set(word, numbers.size);
    return new OccurrenceLog(numbers, lists);
  }

  get length(): number {
    return this.terms.length;
  }

  get vocabulary(): number {
    return this.#numbers.size;
  }

  /** Returns the number of a term, from 0 in order of first occurrence. */
  numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const fresh = this.#numbers.size;
    this.#numbers.set(term, fresh);
    return fresh;
  }

  add(term: number, document: number, place: number): void {
    this.terms.push(term);
    this.documents.push(document);
    this.places.push(place);
  }

  clear(): void {
    this.#numbers.clear();
    for (const list of [this.terms, this.documents, this.places]) list.clear();
  }

  /** A counting sort by term. It is stable, so the documents of a term ascend. */
  sorted(): SortedOccurrences {
    const terms = sortKeys([...this.#numbers.keys()]);
    const numbers = Uint32Array.from(terms, (term) => this.#numbers.get(term) ?? 0);
    const rankOf = new Uint32Array(numbers.length);
    for (let rank = 0; rank < numbers.length; rank += 1) rankOf[numbers[rank] as number] = rank;
    const log = this.terms.view();
    const starts = new Uint32Array(numbers.length + 1);
    for (const number of log) {
      const after = (rankOf[number] as number) + 1;
      starts[after] = (starts[after] as number) + 1;
    }
    for (let rank = 1; rank < starts.length; rank += 1) {
      starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number);
    }
    const next = starts.slice();
    const occurrences = new Uint32Array(log.length);
    for (let index = 0; index < log.length; index += 1) {
      const rank = rankOf[log[index] as number] as number;
      occurrences[next[rank] as number] = index;
      next[rank] = (next[rank] as number) + 1;
    }
    return { terms, numbers, starts, occurrences };
  }
}
