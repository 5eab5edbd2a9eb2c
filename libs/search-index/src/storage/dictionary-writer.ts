import { IndexError } from '../index-error.ts';
import { ByteWriter } from './byte-writer.ts';
import { FileWriter, finishFiles } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';
import { GrowingArray } from './growing-array.ts';

/** Entries per front-coded block. */
export const DICTIONARY_BLOCK = 16;

/** Blocks per section. A lookup reads one section, because one read takes less time than four. */
export const DICTIONARY_SECTION = 16;

const sharedBytes = (left: Buffer, right: Buffer): number => {
  const limit = Math.min(left.length, right.length);
  let at = 0;
  while (at < limit && left[at] === right[at]) at += 1;
  return at;
};

/**
 * Writes a sorted dictionary: distinct keys (UTF-8, ascending by bytes), each with a few numbers and a label.
 * File: blocks. Index file: uint32 entries | uint32 offset per block | uint32 end per section, of its first key | those keys.
 * Block: per number the sum over all earlier entries (varint) | up to 16 entries.
 * Entry: bytes shared with the previous key (varint; 0 for the first) | number of further bytes (varint) |
 * those bytes | the numbers (varints) | label (varint length, UTF-8; empty = none).
 * The sums turn lengths into offsets: postings are stored in the order of their terms.
 */
export class DictionaryWriter {
  readonly #file: FileWriter;
  readonly #indexFile: FileWriter;
  readonly #sums: number[];
  readonly #offsets = new GrowingArray();
  readonly #sectionEnds = new GrowingArray();
  readonly #sectionKeys = new ByteWriter();
  readonly #entry = new ByteWriter();
  #last: Buffer = Buffer.alloc(0);
  count = 0;

  constructor(path: string, indexPath: string, numbers: number) {
    this.#file = new FileWriter(path);
    this.#indexFile = new FileWriter(indexPath);
    this.#sums = Array.from({ length: numbers }, () => 0);
  }

  add(key: Uint8Array, numbers: readonly number[], label = ''): void {
    const entry = this.#entry;
    const isFirst = this.count % DICTIONARY_BLOCK === 0;
    const bytes = Buffer.from(key);
    if (this.count > 0 && Buffer.compare(this.#last, bytes) >= 0) {
      throw new IndexError(
        'document',
        `"${bytes.toString('utf8')}" is not after "${this.#last.toString('utf8')}".`,
      );
    }
    entry.clear();
    if (this.count % (DICTIONARY_SECTION * DICTIONARY_BLOCK) === 0) {
      this.#sectionKeys.bytes(bytes);
      this.#sectionEnds.push(this.#sectionKeys.length);
    }
    if (isFirst) {
      this.#offsets.push(this.#file.length);
      for (const sum of this.#sums) entry.varint(sum);
    }
    const shared = isFirst ? 0 : sharedBytes(this.#last, bytes);
    entry.varint(shared);
    entry.varint(bytes.length - shared);
    entry.bytes(bytes, shared);
    for (const [index, value] of numbers.entries()) {
      entry.varint(value);
      this.#sums[index] = (this.#sums[index] ?? 0) + value;
    }
    entry.text(label);
    this.#file.write(entry.view());
    this.#last = bytes;
    this.count += 1;
  }

  finish(): Record<string, WrittenFile> {
    this.#indexFile.writeArray(Uint32Array.of(this.count));
    this.#indexFile.writeArray(this.#offsets.view());
    this.#indexFile.writeArray(this.#sectionEnds.view());
    this.#indexFile.write(this.#sectionKeys.view());
    return finishFiles([this.#file, this.#indexFile]);
  }
}
