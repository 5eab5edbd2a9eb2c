import { ByteWriter } from './byte-writer.ts';
import { FileWriter } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';
import { LzEncoder } from './lz-encoder.ts';

/** Documents with one offset. */
export const DOCUMENTS_BLOCK = 4;

/** The first documents are the dictionary; what matches cannot reach from the end of a usual document is useless. */
const DICTIONARY_BYTES = 48 << 10;

/**
 * Writes the stored content: id, JSON and the texts for highlighting.
 * Documents file: the dictionary | blocks of 4 documents. Block: per document its length in bytes (varint) | the document,
 * compressed by itself, see `LzEncoder`.
 * Document: id | stored | the text of each highlightable field, in schema order, values joined by U+0000;
 * each with a varint length and UTF-8.
 * Index file: float64 offset of each block, and of the end.
 */
export class DocumentsWriter {
  readonly #file: FileWriter;
  readonly #indexFile: FileWriter;
  readonly #document = new ByteWriter();
  readonly #compressed = new ByteWriter();
  readonly #block = new ByteWriter();
  readonly #offsets: number[] = [];
  /** The documents before there is a dictionary. */
  #first: Buffer[] = [];
  #firstBytes = 0;
  #encoder: LzEncoder | null = null;
  #inBlock = 0;

  constructor(documentsPath: string, indexPath: string) {
    this.#file = new FileWriter(documentsPath);
    this.#indexFile = new FileWriter(indexPath);
  }

  add(id: string, stored: string, texts: readonly string[]): void {
    this.#document.clear();
    this.#document.text(id);
    this.#document.text(stored);
    for (const text of texts) this.#document.text(text);
    if (this.#encoder !== null) {
      this.#append(this.#encoder, this.#document.view());
      return;
    }
    this.#first.push(Buffer.from(this.#document.view()));
    this.#firstBytes += this.#document.length;
    if (this.#firstBytes >= DICTIONARY_BYTES) this.#begin();
  }

  finish(): { documents: WrittenFile; index: WrittenFile } {
    if (this.#encoder === null) this.#begin();
    if (this.#inBlock > 0) this.#endBlock();
    this.#indexFile.writeArray(Float64Array.from(this.#offsets));
    return { documents: this.#file.finish(), index: this.#indexFile.finish() };
  }

  abandon(): void {
    this.#file.abandon();
    this.#indexFile.abandon();
  }

  /** Writes the dictionary and the documents that were waiting for it. */
  #begin(): void {
    const dictionary = Buffer.concat(this.#first).subarray(0, DICTIONARY_BYTES);
    const encoder = new LzEncoder(dictionary);
    this.#encoder = encoder;
    this.#file.write(dictionary);
    this.#offsets.push(this.#file.length);
    for (const document of this.#first) this.#append(encoder, document);
    this.#first = [];
  }

  #append(encoder: LzEncoder, document: Uint8Array): void {
    this.#compressed.clear();
    encoder.encode(document, this.#compressed);
    this.#block.varint(this.#compressed.length);
    this.#block.append(this.#compressed);
    this.#inBlock += 1;
    if (this.#inBlock === DOCUMENTS_BLOCK) this.#endBlock();
  }

  #endBlock(): void {
    this.#file.write(this.#block.view());
    this.#offsets.push(this.#file.length);
    this.#block.clear();
    this.#inBlock = 0;
  }
}
