import { ByteWriter } from '../storage/byte-writer.ts';
import { GrowingArray } from '../storage/growing-array.ts';
import { writePlaces } from '../storage/write-places.ts';
import type { OccurrenceLog } from './occurrence-log.ts';

/**
 * Encodes the occurrences of one term for a run.
 * Per document: delta to the previous one (varint) | length of the rest in bytes (varint) | positions, see
 * `writePlaces`.
 */
export class PostingsEncoder {
  readonly bytes = new ByteWriter();
  readonly #log: OccurrenceLog;
  readonly #places = new GrowingArray();
  readonly #encoded = new ByteWriter();

  constructor(log: OccurrenceLog) {
    this.#log = log;
  }

  /** Returns the number of documents. */
  encode(occurrences: Uint32Array): number {
    this.bytes.clear();
    let documents = 0;
    let before = 0;
    for (let from = 0; from < occurrences.length;) {
      const document = this.#log.documents.at(occurrences[from] as number);
      let to = from + 1;
      while (to < occurrences.length && this.#log.documents.at(occurrences[to] as number) === document)
        to += 1;
      this.bytes.varint(document - before);
      before = document;
      this.#encodeDocument(occurrences, from, to);
      documents += 1;
      from = to;
    }
    return documents;
  }

  #encodeDocument(occurrences: Uint32Array, from: number, to: number): void {
    this.#places.clear();
    let last = -1;
    for (let index = from; index < to; index += 1) {
      const place = this.#log.places.at(occurrences[index] as number);
      // A whole compound may be recorded after its parts; each position counts once.
      if (place <= last) continue;
      this.#places.push(place);
      last = place;
    }
    this.#encoded.clear();
    writePlaces(this.#encoded, this.#places.view());
    this.bytes.varint(this.#encoded.length);
    this.bytes.append(this.#encoded);
  }
}
