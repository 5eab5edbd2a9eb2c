import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { ByteWriter } from './byte-writer.ts';
import { FileWriter } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';

/** Documents compressed together: twice as many take 3 % less space, but reading one takes twice as long. */
export const DOCUMENTS_BLOCK = 4;

/** Low, because speed matters more than size: level 6 takes three times as long for a tenth less. */
const COMPRESSION_LEVEL = 1;

/** Number of blocks compressed concurrently by the platform's threads; a third of a megabyte. */
const BLOCKS_UNDER_WAY = 32;

const compress = promisify(deflate);

/**
 * Writes the stored content: id, JSON and the texts for highlighting.
 * Documents file: blocks of 4 documents, each compressed by zlib (its checksum protects the block).
 * Document: id | stored | the text of each highlightable field, in schema order, values joined by U+0000;
 * each with a varint length and UTF-8.
 * Index file: float64 offset of each block, and of the end.
 */
export class DocumentsWriter {
  readonly #file: FileWriter;
  readonly #indexFile: FileWriter;
  readonly #block = new ByteWriter(1 << 16);
  readonly #offsets: number[] = [0];
  readonly #underWay: Promise<Buffer>[] = [];
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

  /** True when `catchUp` should be awaited before more documents are added. */
  get isBehind(): boolean {
    return this.#underWay.length >= BLOCKS_UNDER_WAY;
  }

  /**
   * Writes the compressed blocks. Leaves half of them running, so that threads have work while documents are
   * read.
   */
  catchUp(): Promise<void> {
    return this.#writeUntil(BLOCKS_UNDER_WAY / 2);
  }

  async finish(): Promise<{ documents: WrittenFile; index: WrittenFile }> {
    if (this.#inBlock > 0) this.#endBlock();
    await this.#writeUntil(0);
    this.#indexFile.writeArray(Float64Array.from(this.#offsets));
    return { documents: this.#file.finish(), index: this.#indexFile.finish() };
  }

  abandon(): void {
    this.#file.abandon();
    this.#indexFile.abandon();
  }

  async #writeUntil(left: number): Promise<void> {
    while (this.#underWay.length > left) {
      const block = await this.#underWay.shift();
      if (block === undefined) return;
      this.#file.write(block);
      this.#offsets.push(this.#file.length);
    }
  }

  #endBlock(): void {
    const block = compress(Buffer.from(this.#block.view()), { level: COMPRESSION_LEVEL });
    // The failure is reported where the block is awaited.
    block.catch(() => undefined);
    this.#underWay.push(block);
    this.#block.clear();
    this.#inBlock = 0;
  }
}
