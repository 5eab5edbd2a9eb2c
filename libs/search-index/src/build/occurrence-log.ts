import { GrowingArray } from '../storage/growing-array.ts';
import { sortKeys } from './sort-keys.ts';
import { WordNumbers } from './word-numbers.ts';

/** Terms in order, and the occurrences of each. */
export interface SortedOccurrences {
  /** Terms, ascending by UTF-8 bytes. */
  terms: string[];
  /** The log's numbers of `terms`. */
  numbers: Uint32Array;
  /** Start of each term's occurrences in the lists, plus the end. */
  starts: Uint32Array;
  /** Document and place of each occurrence, sorted by term and then by insertion. */
  documents: Uint32Array;
  places: Uint32Array;
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
  readonly #numbers = new WordNumbers();
  readonly terms: GrowingArray;
  readonly documents: GrowingArray;
  /** Positions in the document; see `FIELD_SHIFT`. */
  readonly places: GrowingArray;

  constructor(words: readonly string[] = [], lists?: Omit<PackedLog, 'words'>) {
    for (const word of words) this.#numbers.add(word);
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
      words: this.#numbers.words.join(separator),
      terms: this.terms.view(),
      documents: this.documents.view(),
      places: this.places.view(),
    };
  }

  static unpack({ words, ...lists }: PackedLog, separator: string): OccurrenceLog {
    return new OccurrenceLog(words === '' ? [] : words.split(separator), lists);
  }

  get length(): number {
    return this.terms.length;
  }

  get vocabulary(): number {
    return this.#numbers.words.length;
  }

  /** Returns the number of a term, from 0 in order of first occurrence. */
  numberOf(term: string): number {
    const known = this.#numbers.find(term);
    return known < 0 ? this.#numbers.add(term) : known;
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
    const terms = sortKeys([...this.#numbers.words]);
    const numbers = Uint32Array.from(terms, (term) => this.#numbers.find(term));
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
    const [documents, places] = [new Uint32Array(log.length), new Uint32Array(log.length)];
    for (let index = 0; index < log.length; index += 1) {
      const rank = rankOf[log[index] as number] as number;
      const at = next[rank] as number;
      documents[at] = this.documents.at(index);
      places[at] = this.places.at(index);
      next[rank] = at + 1;
    }
    return { terms, numbers, starts, documents, places };
  }
}
