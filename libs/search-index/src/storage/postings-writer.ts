import { ByteWriter } from './byte-writer.ts';
import { writeChunks } from './chunks-writer.ts';
import { FileWriter, finishFiles } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';
import { GrowingArray } from './growing-array.ts';
import { writeLongList } from './long-list-writer.ts';
import { POSITIONS_BLOCK, PositionsBlockWriter } from './positions-block.ts';
import type { TermAddress } from './postings-types.ts';

/** Lists of up to this many documents are short lists. */
export const SHORT_LIST = 128;

/**
 * Writes posting lists and their positions, term by term.
 * Postings of a term with up to 128 documents: delta to the previous document (varint each) | impacts (a byte
 * each) | field masks (a byte each).
 * With more documents: the list, see `writeLongList` | uint32 end per block of positions.
 * Lists of values have documents only, see `writeChunks`.
 * Positions of a term: blocks of 128 documents, see `PositionsBlockWriter`.
 */
export class PostingsWriter {
  readonly #postings: FileWriter;
  readonly #positions: FileWriter | null;
  readonly #list = new ByteWriter();
  readonly #documents = new GrowingArray();
  readonly #impacts = new ByteWriter();
  readonly #masks = new ByteWriter();
  readonly #ends = new GrowingArray();
  /** The block that is not full yet. Full blocks are written: those of a frequent term are large. */
  readonly #block = new PositionsBlockWriter();
  #positionsLength = 0;

  /** Without a positions file, lists have documents only. */
  constructor(postingsPath: string, positionsPath: string | null) {
    this.#postings = new FileWriter(postingsPath);
    this.#positions = positionsPath === null ? null : new FileWriter(positionsPath);
  }

  /** Adds a document to the current term; documents ascend. */
  add(document: number): void {
    this.#documents.push(document);
  }

  /** Like `add`, with the data of a text term: impact, fields and encoded positions. */
  addText(document: number, impact: number, mask: number, positions: ByteWriter): void {
    this.add(document);
    this.#impacts.byte(impact);
    this.#masks.byte(mask);
    this.#block.add(positions);
    if (this.#block.documents === POSITIONS_BLOCK) this.#endBlock();
  }

  /** Returns the sizes of the term's lists. */
  endTerm(): Omit<TermAddress, 'postingsOffset' | 'positionsOffset'> {
    this.#endBlock();
    if (this.#documents.length > SHORT_LIST) this.#writeLong();
    else this.#writeShort();
    this.#postings.write(this.#list.view());
    const written = {
      documents: this.#documents.length,
      postingsLength: this.#list.length,
      positionsLength: this.#positionsLength,
    };
    for (const buffer of [this.#list, this.#documents, this.#impacts, this.#masks, this.#ends])
      buffer.clear();
    this.#positionsLength = 0;
    return written;
  }

  finish(): Record<string, WrittenFile> {
    return finishFiles(this.#positions === null ? [this.#postings] : [this.#postings, this.#positions]);
  }

  #writeShort(): void {
    let before = 0;
    for (const document of this.#documents.view()) {
      this.#list.varint(document - before);
      before = document;
    }
    this.#list.append(this.#impacts);
    this.#list.append(this.#masks);
  }

  #writeLong(): void {
    const documents = this.#documents.view();
    if (this.#positions === null) {
      writeChunks(this.#list, documents);
      return;
    }
    writeLongList(this.#list, { documents, impacts: this.#impacts.view(), masks: this.#masks.view() });
    for (const end of this.#ends.view()) this.#list.uint32(end);
  }

  #endBlock(): void {
    if (this.#block.documents === 0) return;
    for (const part of this.#block.take()) {
      this.#positions?.write(part);
      this.#positionsLength += part.length;
    }
    this.#ends.push(this.#positionsLength);
  }
}
