import { ByteWriter } from './byte-writer.ts';
import { HalfBytes, halfByteAt } from './half-bytes.ts';
import { fieldOfHead, headOf } from './write-places.ts';

/** Documents per block of positions. */
export const POSITIONS_BLOCK = 128;

/** The form of documents that no other form describes. */
export const LONG_FORM = 15;

/** Returns the field of another form than 15. */
export const fieldOfForm = (form: number): number => form >>> 1;

const lengthOf = (form: number): number => 1 + (form & 1);

/** Returns the form of a document of a block. */
export const formAt = (block: Uint8Array, index: number): number => halfByteAt(block, index);

/** Returns the form of encoded positions; 15 also for two bytes in the last field. */
const formOf = (positions: Uint8Array): number => {
  const [head = 0] = positions;
  const field = fieldOfHead(head);
  const length = positions.length - 1;
  const isShort = head === headOf(1, field, true) && length <= 2;
  return isShort ? 2 * field + length - 1 : LONG_FORM;
};

/**
 * Collects the positions of up to 128 documents. Most documents have a term once, so that they need no head.
 * Block: half a byte per document, its form, the first one in the lower half | length in bytes of each document of form 15
 * (varint each) | per document: its positions, see `writePlaces`, without the head if they have another form.
 * Forms 0 to 14: one position in the field of half the form, in two bytes if the form is odd.
 */
export class PositionsBlockWriter {
  readonly #forms = new HalfBytes();
  readonly #lengths = new ByteWriter();
  readonly #positions = new ByteWriter();
  documents = 0;

  /** Adds the positions of a document, encoded by `writePlaces`. */
  add(encoded: ByteWriter): void {
    const positions = encoded.view();
    const form = formOf(positions);
    if (form === LONG_FORM) this.#lengths.varint(positions.length);
    this.#positions.bytes(positions, form === LONG_FORM ? 0 : 1);
    this.#forms.push(form);
    this.documents += 1;
  }

  /** Returns the parts of the block; valid until the next document. */
  take(): readonly Buffer[] {
    const parts = [this.#forms, this.#lengths, this.#positions].map((part) => part.view());
    for (const part of [this.#forms, this.#lengths, this.#positions]) part.clear();
    this.documents = 0;
    return parts;
  }
}

/** For each two forms, the length of the first in the lower and that of both in the upper half; 0 if a length is not known. */
const LENGTHS = Uint8Array.from({ length: 256 }, (_, forms) => {
  const [first, second] = [forms & 15, forms >>> 4];
  return first === LONG_FORM || second === LONG_FORM
    ? 0
    : ((lengthOf(first) + lengthOf(second)) << 4) | lengthOf(first);
});

/** Where the positions of each document of the block read last start; and one more. */
const starts = new Uint32Array(POSITIONS_BLOCK + 1);

/** Where the positions of the documents of a block start: `starts` counts bytes from `from`. */
export interface PositionsStarts {
  readonly from: number;
  readonly starts: Uint32Array;
}

/** Finds the positions of the documents of a block; valid until the next call. */
export const findStarts = (block: Uint8Array, documents: number): PositionsStarts => {
  const forms = (documents + 1) >>> 1;
  let at = forms;
  let end = 0;
  for (let index = 0; index < forms; index += 1) {
    const byte = block[index] as number;
    const lengths = LENGTHS[byte] as number;
    starts[2 * index] = end;
    if (lengths !== 0) {
      starts[2 * index + 1] = end + (lengths & 15);
      end += lengths >>> 4;
      continue;
    }
    for (let half = 0; half < 2; half += 1) {
      const form = (byte >>> (4 * half)) & 15;
      let length = lengthOf(form);
      if (form === LONG_FORM) {
        let next = block[at++] as number;
        length = next & 127;
        for (let shift = 7; next > 127; shift += 7) {
          next = block[at++] as number;
          length += (next & 127) << shift;
        }
      }
      end += length;
      if (half === 0) starts[2 * index + 1] = end;
    }
  }
  return { from: at, starts };
};
