import { ByteWriter } from './byte-writer.ts';
import { DocumentEncoder } from './document-encoder.ts';
import { FileWriter, finishFiles } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';
import { SAMPLE_BYTES, learnCodebook } from './learn-codebook.ts';

/** Documents with one offset. */
export const DOCUMENTS_BLOCK = 4;

/**
 * Writes the stored content: id, JSON and the texts for highlighting.
 * Documents file: the codebook | blocks of 4 documents. Block: per document its length in bytes (varint) | the document,
 * compressed by itself, see `DocumentEncoder`.
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
  /** The documents before there is a codebook. */
  #sample: Buffer[] = [];
  #sampleBytes = 0;
  #encoder: DocumentEncoder | null = null;
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
    this.#sample.push(Buffer.from(this.#document.view()));
    this.#sampleBytes += this.#document.length;
    if (this.#sampleBytes >= SAMPLE_BYTES) this.#begin();
  }

  finish(): Record<string, WrittenFile> {
    if (this.#encoder === null) this.#begin();
    if (this.#inBlock > 0) this.#endBlock();
    this.#indexFile.writeArray(Float64Array.from(this.#offsets));
    return finishFiles([this.#file, this.#indexFile]);
  }

  abandon(): void {
    this.#file.abandon();
    this.#indexFile.abandon();
  }

  /** Writes the codebook and the documents that were waiting for it. */
  #begin(): void {
    const codebook = learnCodebook(this.#sample);
    codebook.write(this.#block);
    this.#file.write(this.#block.view());
    this.#block.clear();
    this.#offsets.push(this.#file.length);
    const encoder = new DocumentEncoder(codebook);
    this.#encoder = encoder;
    for (const document of this.#sample) this.#append(encoder, document);
    this.#sample = [];
  }

  #append(encoder: DocumentEncoder, document: Uint8Array): void {
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
