import { ByteWriter } from './byte-writer.ts';
import { FileWriter } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';

/** Documents per block of a posting list. */
export const POSTINGS_BLOCK = 128;

/** Bytes per block in the skip table: last document, end of the block, end of its positions. */
export const SKIP_BYTES = 12;

/** What one term took. */
export interface WrittenPostings {
  documents: number;
  postingsLength: number;
  positionsLength: number;
}

/**
 * Writes posting lists, one term after the other, and the positions that belong to them.
 *
 * Postings of a term: skip table, only if there is more than one block | blocks of 128 documents.
 * Skip table: per block uint32 last document | uint32 end of the block, from the first block's start |
 * uint32 end of its positions, from the start of the term's positions.
 * Block: distance to the document before (varint each) | impacts (a byte each) | field masks (a byte each).
 * Keyword lists have neither impacts nor masks, and no positions.
 *
 * Positions of a term: per block, the length in bytes of each document's positions (varint each) | those bytes:
 * per field in the mask the number of positions (varint each) | per field the distances between them (varints).
 */
export class PostingsWriter {
  readonly #postings: FileWriter;
  readonly #positions: FileWriter | null;
  readonly #skips = new ByteWriter();
  readonly #blocks = new ByteWriter();
  readonly #places = new ByteWriter();
  readonly #documents = new Uint32Array(POSTINGS_BLOCK);
  readonly #impacts = Buffer.alloc(POSTINGS_BLOCK);
  readonly #masks = Buffer.alloc(POSTINGS_BLOCK);
  readonly #lengths = new Uint32Array(POSTINGS_BLOCK);
  readonly #held = new ByteWriter();
  #inBlock = 0;
  #count = 0;
  #last = 0;

  /** Without a positions file: lists of documents and nothing else. */
  constructor(postingsPath: string, positionsPath: string | null) {
    this.#postings = new FileWriter(postingsPath);
    this.#positions = positionsPath === null ? null : new FileWriter(positionsPath);
  }

  /** Adds a document to the current term; documents ascend. */
  add(document: number): void {
    if (this.#inBlock === POSTINGS_BLOCK) this.#endBlock();
    this.#documents[this.#inBlock] = document;
    this.#inBlock += 1;
    this.#count += 1;
  }

  /** As `add`, with what a text term has: its impact, its fields, its encoded positions. */
  addText(document: number, impact: number, mask: number, positions: ByteWriter): void {
    this.add(document);
    const at = this.#inBlock - 1;
    this.#impacts[at] = impact;
    this.#masks[at] = mask;
    this.#lengths[at] = positions.length;
    this.#held.append(positions);
  }

  endTerm(): WrittenPostings {
    const isLong = this.#count > POSTINGS_BLOCK;
    this.#endBlock();
    if (isLong) this.#postings.write(this.#skips.view());
    this.#postings.write(this.#blocks.view());
    this.#positions?.write(this.#places.view());
    const written = {
      documents: this.#count,
      postingsLength: this.#blocks.length + (isLong ? this.#skips.length : 0),
      positionsLength: this.#places.length,
    };
    for (const buffer of [this.#skips, this.#blocks, this.#places]) buffer.clear();
    this.#count = 0;
    this.#last = 0;
    return written;
  }

  finish(): { postings: WrittenFile; positions: WrittenFile | null } {
    return { postings: this.#postings.finish(), positions: this.#positions?.finish() ?? null };
  }

  #endBlock(): void {
    const count = this.#inBlock;
    if (count === 0) return;
    for (let index = 0; index < count; index += 1) {
      const document = this.#documents[index] as number;
      this.#blocks.varint(document - this.#last);
      this.#last = document;
    }
    if (this.#positions !== null) {
      this.#blocks.bytes(this.#impacts, 0, count);
      this.#blocks.bytes(this.#masks, 0, count);
      for (let index = 0; index < count; index += 1) this.#places.varint(this.#lengths[index] as number);
      this.#places.append(this.#held);
      this.#held.clear();
    }
    this.#skips.uint32(this.#last);
    this.#skips.uint32(this.#blocks.length);
    this.#skips.uint32(this.#places.length);
    this.#inBlock = 0;
  }
}
