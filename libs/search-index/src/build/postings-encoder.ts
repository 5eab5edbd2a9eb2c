import { ByteWriter } from '../storage/byte-writer.ts';
import { writePlaces } from '../storage/write-places.ts';
import type { SortedOccurrences } from './sort-occurrences.ts';

/**
 * Encodes the occurrences of one term for a run.
 * Per document: delta to the previous one (varint) | length of the rest in bytes (varint) | positions, see
 * `writePlaces`.
 */
export class PostingsEncoder {
  readonly bytes = new ByteWriter();
  readonly #sorted: SortedOccurrences;
  readonly #encoded = new ByteWriter();

  constructor(sorted: SortedOccurrences) {
    this.#sorted = sorted;
  }

  /** Encodes the term with a rank; returns the number of documents. */
  encode(rank: number): number {
    const { documents, starts } = this.#sorted;
    const end = starts[rank + 1] as number;
    this.bytes.clear();
    let count = 0;
    let before = 0;
    for (let from = starts[rank] as number; from < end;) {
      const document = documents[from] as number;
      let to = from + 1;
      while (to < end && documents[to] === document) to += 1;
      this.bytes.varint(document - before);
      before = document;
      this.#encodeDocument(from, to);
      count += 1;
      from = to;
    }
    return count;
  }

  #encodeDocument(from: number, to: number): void {
    const { places } = this.#sorted;
    // A whole compound may be recorded after its parts; each position counts once.
    let kept = from + 1;
    for (let at = from + 1; at < to; at += 1) {
      const place = places[at] as number;
      if (place > (places[kept - 1] as number)) places[kept++] = place;
    }
    this.#encoded.clear();
    writePlaces(this.#encoded, places, from, kept);
    this.bytes.varint(this.#encoded.length);
    this.bytes.append(this.#encoded);
  }
}
