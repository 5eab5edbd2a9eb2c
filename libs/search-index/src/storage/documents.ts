import { inflateSync } from 'node:zlib';
import { IndexError } from '../index-error.ts';
import { ByteReader } from './byte-reader.ts';
import { DOCUMENTS_BLOCK } from './documents-writer.ts';
import type { RandomFile } from './random-file.ts';

/** Most blocks decompress into one piece of this size. */
const CHUNK_BYTES = 1 << 15;

/** A document as it was added. */
export interface StoredDocument {
  id: string;
  stored: string;
  texts: string[];
}

/**
 * Reads the output of `DocumentsWriter`; caches the last block, because neighbors are often read together.
 */
export class Documents {
  readonly #file: RandomFile;
  readonly #offsets: Float64Array;
  readonly #textFields: number;
  #lastBlock = -1;
  #lastBytes: Buffer = Buffer.alloc(0);

  constructor(file: RandomFile, offsets: Float64Array, textFields: number) {
    this.#file = file;
    this.#offsets = offsets;
    this.#textFields = textFields;
  }

  read(document: number): StoredDocument {
    const reader = new ByteReader(this.#block(Math.floor(document / DOCUMENTS_BLOCK)));
    for (let before = document % DOCUMENTS_BLOCK; before > 0; before -= 1) {
      for (let part = 0; part < 2 + this.#textFields; part += 1) reader.skip(reader.varint());
    }
    const id = reader.text();
    const stored = reader.text();
    return { id, stored, texts: Array.from({ length: this.#textFields }, () => reader.text()) };
  }

  #block(block: number): Buffer {
    if (block === this.#lastBlock) return this.#lastBytes;
    const from = this.#offsets[block];
    const to = this.#offsets[block + 1];
    if (from === undefined || to === undefined)
      throw new IndexError('damaged', `No block ${block} of documents.`);
    try {
      this.#lastBytes = inflateSync(this.#file.read(from, to - from), { chunkSize: CHUNK_BYTES });
    } catch (cause) {
      throw new IndexError('damaged', `Block ${block} of the documents cannot be read: ${String(cause)}`);
    }
    this.#lastBlock = block;
    return this.#lastBytes;
  }
}
