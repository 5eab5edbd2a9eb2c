import { IndexError } from '../index-error.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { Codebook } from './codebook.ts';
import { DocumentDecoder } from './document-decoder.ts';
import { DOCUMENTS_BLOCK } from './documents-writer.ts';
import type { RandomFile } from './random-file.ts';

/** A document as it was added. */
export interface StoredDocument {
  id: string;
  stored: string;
  texts: string[];
}

/** Reads the output of `DocumentsWriter`; keeps the last block, because neighbors are often read together. */
export class Documents {
  readonly #file: RandomFile;
  readonly #offsets: Float64Array;
  readonly #textFields: number;
  /** Created from the codebook at the start of the file when the first document is read. */
  #decoder: DocumentDecoder | null = null;
  #lastBlock = -1;
  /** The bytes of the last block; the memory is reused. */
  readonly #lastBytes = new ByteWriter(1 << 14);

  constructor(file: RandomFile, offsets: Float64Array, textFields: number) {
    this.#file = file;
    this.#offsets = offsets;
    this.#textFields = textFields;
  }

  /** Returns a document; its texts only if they are needed. */
  read(document: number, { withTexts }: { withTexts: boolean }): StoredDocument {
    this.#decoder ??= new DocumentDecoder(Codebook.read(this.#file.read(0, this.#offsets[0] ?? 0)));
    const block = new ByteReader(this.#block(Math.floor(document / DOCUMENTS_BLOCK)));
    for (let before = document % DOCUMENTS_BLOCK; before > 0; before -= 1) block.skip(block.varint());
    block.varint();
    const reader = new ByteReader(this.#decoder.decode(block));
    const id = reader.text();
    const stored = reader.text();
    const texts = Array.from({ length: withTexts ? this.#textFields : 0 }, () => reader.text());
    return { id, stored, texts };
  }

  #block(block: number): Buffer {
    if (block === this.#lastBlock) return this.#lastBytes.view();
    const from = this.#offsets[block];
    const to = this.#offsets[block + 1];
    if (from === undefined || to === undefined)
      throw new IndexError('damaged', `No block ${block} of documents.`);
    const bytes = this.#file.read(from, to - from);
    this.#lastBytes.clear();
    this.#lastBytes.bytes(bytes);
    this.#lastBlock = block;
    return this.#lastBytes.view();
  }
}
