import { deflateSync } from 'node:zlib';
import { ByteWriter } from './byte-writer.ts';
import { FileWriter } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';

/** Documents that are compressed together: twice as many take 3 % less space and twice the time to read one. */
export const DOCUMENTS_BLOCK = 4;

/** Separates the values of a text field. */
export const VALUE_SEPARATOR = '\u0000';

/** Low, because time counts more than space: level 6 takes three times as long for a tenth less. */
const COMPRESSION_LEVEL = 1;

/**
 * Writes what is given back: id, stored JSON and the texts for highlighting.
 *
 * Documents file: blocks of 4 documents, zlib each (its checksum guards the block).
 * Document: id | stored | the text of each highlightable field, in schema order, values joined by U+0000;
 * each a varint length and UTF-8.
 * Index file: float64 offset of each block, and of the end.
 */
export class DocumentsWriter {
  readonly #file: FileWriter;
  readonly #indexFile: FileWriter;
  readonly #block = new ByteWriter(1 << 16);
  readonly #offsets: number[] = [0];
  #inBlock = 0;

  constructor(documentsPath: string, indexPath: string) {
    this.#file = new FileWriter(documentsPath);
    this.#indexFile = new FileWriter(indexPath);
  }

  add(id: string, stored: string, texts: readonly string[]): void {
    this.#block.text(id);
    this.#block.text(stored);
    for (const text of texts) this.#block.text(text);
    this.#inBlock += 1;
    if (this.#inBlock === DOCUMENTS_BLOCK) this.#endBlock();
  }

  finish(): { documents: WrittenFile; index: WrittenFile } {
    if (this.#inBlock > 0) this.#endBlock();
    this.#indexFile.writeArray(Float64Array.from(this.#offsets));
    return { documents: this.#file.finish(), index: this.#indexFile.finish() };
  }

  abandon(): void {
    this.#file.abandon();
    this.#indexFile.abandon();
  }

  #endBlock(): void {
    this.#file.write(deflateSync(this.#block.view(), { level: COMPRESSION_LEVEL }));
    this.#offsets.push(this.#file.length);
    this.#block.clear();
    this.#inBlock = 0;
  }
}
