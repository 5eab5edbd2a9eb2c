import { ByteWriter } from '../storage/byte-writer.ts';
import { FIELD_SHIFT, POSITION_LIMIT } from '../storage/place.ts';
import type { OccurrenceLog } from './occurrence-log.ts';

/**
 * Encodes the occurrences of one term, for a run.
 * Per document: distance to the one before | field mask | per field in the mask the number of positions |
 * length of the rest in bytes | per field the distances between positions; all varints but the mask, a byte.
 */
export class PostingsEncoder {
  readonly bytes = new ByteWriter();
  readonly #log: OccurrenceLog;
  readonly #counts: number[];
  readonly #places = new ByteWriter();

  constructor(log: OccurrenceLog, fields: number) {
    this.#log = log;
    this.#counts = Array.from({ length: fields }, () => 0);
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
    this.#counts.fill(0);
    this.#places.clear();
    let mask = 0;
    let last = -1;
    let lastField = -1;
    for (let index = from; index < to; index += 1) {
      const place = this.#log.places.at(occurrences[index] as number);
      const field = place >>> FIELD_SHIFT;
      const position = place & POSITION_LIMIT;
      if (field !== lastField) last = -1;
      if (position <= last) continue;
      this.#places.varint(last < 0 ? position : position - last);
      last = position;
      lastField = field;
      mask |= 1 << field;
      this.#counts[field] = (this.#counts[field] ?? 0) + 1;
    }
    this.bytes.byte(mask);
    for (const count of this.#counts) if (count > 0) this.bytes.varint(count);
    this.bytes.varint(this.#places.length);
    this.bytes.append(this.#places);
  }
}
