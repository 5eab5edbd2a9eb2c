import type { Occurrences } from './occurrence-log.ts';
import { orderWords } from './order-words.ts';

/** Occurrences of terms by term. */
export interface SortedOccurrences {
  /** The numbers of the terms, ascending by their UTF-8 bytes. */
  numbers: Uint32Array;
  /** Start of each term's occurrences in the lists, in the order of `numbers`, plus the end. */
  starts: Uint32Array;
  /** Document and place of each occurrence, in the order in which they were read. */
  documents: Uint32Array;
  places: Uint32Array;
}

/** A counting sort by term. It is stable, so the documents of a term ascend. */
export const sortOccurrences = ({ words, terms, ...lists }: Occurrences): SortedOccurrences => {
  const numbers = orderWords(words);
  /** By the number of a term: first how many occurrences it has, then where the next one goes. */
  const next = new Uint32Array(words.length);
  // Iterators of such long lists would be much garbage.
  for (let index = 0; index < terms.length; index += 1) {
    const number = terms[index] as number;
    next[number] = (next[number] as number) + 1;
  }
  const starts = new Uint32Array(numbers.length + 1);
  for (let rank = 0; rank < numbers.length; rank += 1) {
    const number = numbers[rank] as number;
    const start = starts[rank] as number;
    starts[rank + 1] = start + (next[number] as number);
    next[number] = start;
  }
  const [documents, places] = [new Uint32Array(terms.length), new Uint32Array(terms.length)];
  for (let index = 0; index < terms.length; index += 1) {
    const number = terms[index] as number;
    const at = next[number] as number;
    documents[at] = lists.documents[index] as number;
    places[at] = lists.places[index] as number;
    next[number] = at + 1;
  }
  return { numbers, starts, documents, places };
};
