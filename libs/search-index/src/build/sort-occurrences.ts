import type { Occurrences } from './occurrence-log.ts';
import { orderWords } from './order-words.ts';

/** Occurrences of terms by term. */
export interface SortedOccurrences {
  /** The numbers of the terms, ascending by their UTF-8 bytes. */
  numbers: Uint32Array;
  /** The place of each term in `numbers`. */
  ranks: Uint32Array;
  /** Start of each term's occurrences in the lists, plus the end. */
  starts: Uint32Array;
  /** Document and place of each occurrence, in the order in which they were read. */
  documents: Uint32Array;
  places: Uint32Array;
}

/** A counting sort by term. It is stable, so the documents of a term ascend. */
export const sortOccurrences = ({ words, terms, ...lists }: Occurrences): SortedOccurrences => {
  const numbers = orderWords(words);
  const ranks = new Uint32Array(numbers.length);
  for (let rank = 0; rank < numbers.length; rank += 1) ranks[numbers[rank] as number] = rank;
  const starts = new Uint32Array(numbers.length + 1);
  for (const number of terms) {
    const after = (ranks[number] as number) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let rank = 1; rank < starts.length; rank += 1)
    starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number);
  const next = starts.slice();
  const [documents, places] = [new Uint32Array(terms.length), new Uint32Array(terms.length)];
  for (let index = 0; index < terms.length; index += 1) {
    const rank = ranks[terms[index] as number] as number;
    const at = next[rank] as number;
    documents[at] = lists.documents[index] as number;
    places[at] = lists.places[index] as number;
    next[rank] = at + 1;
  }
  return { numbers, ranks, starts, documents, places };
};
