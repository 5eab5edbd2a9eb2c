import type { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { fieldOfHead, headOf } from './write-places.ts';

/** Documents per block of positions. */
export const POSITIONS_BLOCK = 128;

/** The form of positions that no other form describes. */
export const LONG_FORM = 15;

/** Returns the field of another form than 15. */
export const fieldOfForm = (form: number): number => form >>> 1;

const lengthOf = (form: number): number => 1 + (form & 1);

/** Returns the form of a document of the block that starts at `from`. */
export const formAt = (bytes: Uint8Array, from: number, index: number): number =>
  ((bytes[from + (index >>> 1)] as number) >>> (4 * (index & 1))) & 15;

/** Returns the form of the positions in a document. */
const formOf = (positions: ByteWriter): number => {
  const head = positions.at(0);
  const field = fieldOfHead(head);
  const length = positions.length - 1;
  const isShort = head === headOf(1, field, true) && length <= 2;
  return isShort ? 2 * field + length - 1 : LONG_FORM;
};

/**
 * Collects the positions of up to 128 documents. Most documents contain a term once, and need no head.
 * Block: half a byte per document, its form, the first one in the lower half | length in bytes of each document of form 15
 * (varint each) | per document: its positions, see `writePlaces`, without the head if they have another form.
 * Forms 0 to 14: one position in the field of half the form, in two bytes if the form is odd.
 */
export class PositionsBlockWriter {
  readonly #forms = Buffer.alloc(POSITIONS_BLOCK / 2);
  readonly #lengths = new ByteWriter();
  readonly #positions = new ByteWriter();
  documents = 0;

  /** Adds the positions of a document, encoded by `writePlaces`. */
  add(positions: ByteWriter): void {
    const form = formOf(positions);
    if (form === LONG_FORM) this.#lengths.varint(positions.length);
    this.#positions.append(positions, form === LONG_FORM ? 0 : 1);
    const at = this.documents >>> 1;
    this.#forms[at] = this.documents % 2 === 0 ? form : (this.#forms[at] as number) | (form << 4);
    this.documents += 1;
  }

  /** Returns the parts of the block; valid until the next document. */
  take(): readonly Buffer[] {
    const forms = this.#forms.subarray(0, (this.documents + 1) >>> 1);
    const parts = [forms, this.#lengths.view(), this.#positions.view()];
    this.#lengths.clear();
    this.#positions.clear();
    this.documents = 0;
    return parts;
  }
}

/** By the byte of two forms: the length of the first in the lower half, and of both in the upper; 0 if one is 15. */
const LENGTHS = Uint8Array.from({ length: 256 }, (_, forms) => {
  const [first, second] = [forms & 15, forms >>> 4];
  return first === LONG_FORM || second === LONG_FORM
    ? 0
    : ((lengthOf(first) + lengthOf(second)) << 4) | lengthOf(first);
});

/** The starts in the current block. An odd number of documents takes room for one more. */
const starts = new Uint32Array(POSITIONS_BLOCK + 1);

/**
 * Returns the start of each document's positions in a block, in bytes from the place that the reader is at afterwards; valid until
 * the next call. The reader is at the start of the block.
 */
export const readStarts = (reader: ByteReader, documents: number): Uint32Array => {
  const { bytes, at: from } = reader;
  const end = (documents + 1) >>> 1;
  reader.skip(end);
  const lengthIn = (form: number): number => (form === LONG_FORM ? reader.varint() : lengthOf(form));
  let start = 0;
  for (let index = 0; index < end; index += 1) {
    const forms = bytes[from + index] as number;
    const lengths = LENGTHS[forms] as number;
    const second = start + (lengths === 0 ? lengthIn(forms & 15) : lengths & 15);
    starts[2 * index] = start;
    starts[2 * index + 1] = second;
    start = lengths === 0 ? second + lengthIn(forms >>> 4) : start + (lengths >>> 4);
  }
  return starts;
};
