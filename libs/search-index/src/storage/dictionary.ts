import { IndexError } from '../index-error.ts';
import { compareBytes } from './byte-reader.ts';
import type { ByteReader } from './byte-reader.ts';
import type { DictionaryBlocks } from './dictionary-blocks.ts';
import { DICTIONARY_BLOCK } from './dictionary-writer.ts';

/** A key of a dictionary with its data. */
export interface DictionaryEntry {
  ordinal: number;
  key: string;
  numbers: number[];
  /** For each number, the sum over all earlier entries. */
  sums: number[];
  label: string;
}

/** The current entry of a scan; the object is reused. Its key is only decoded where it is needed. */
class DictionaryStep {
  readonly #bytes = Buffer.alloc(1 << 14);
  ordinal = 0;
  /** Bytes that the key shares with the one before; 0 for the first of a block. */
  shared = 0;
  /** Length of the key in bytes. */
  length = 0;
  readonly numbers: number[];
  readonly sums: number[];

  constructor(numbers: number) {
    this.numbers = Array.from({ length: numbers }, () => 0);
    this.sums = [...this.numbers];
  }

  get key(): string {
    return this.#bytes.toString('utf8', 0, this.length);
  }

  /** Compares the key with other bytes: negative if it comes first. */
  compare(other: Uint8Array): number {
    return compareBytes(this.#bytes, { from: 0, to: this.length }, other);
  }

  readKey(reader: ByteReader): void {
    this.shared = reader.varint();
    const added = reader.varint();
    this.length = this.shared + added;
    if (this.length > this.#bytes.length) throw new IndexError('damaged', 'A key is too long.');
    reader.copyTo(this.#bytes, this.shared, added);
  }
}

/** Visits an entry; the reader is at its label. Ends the scan with `false`. */
export type VisitEntry = (step: DictionaryStep, reader: ByteReader) => boolean | undefined;

/** Copies the current entry of a scan. */
const entryOf = (step: DictionaryStep, reader: ByteReader): DictionaryEntry => ({
  ordinal: step.ordinal,
  key: step.key,
  numbers: [...step.numbers],
  sums: [...step.sums],
  label: reader.text(),
});

/**
 * Reads the output of `DictionaryWriter`, which describes the layout. A lookup is a binary search for the section,
 * in memory, and one for its block, followed by at most 16 entries.
 */
export class Dictionary {
  readonly count: number;
  readonly #blocks: DictionaryBlocks;
  readonly #step: DictionaryStep;

  constructor(blocks: DictionaryBlocks, numbers: number) {
    this.count = blocks.count;
    this.#blocks = blocks;
    this.#step = new DictionaryStep(numbers);
  }

  find(key: string): DictionaryEntry | null {
    const wanted = Buffer.from(key, 'utf8');
    const first = this.#blockOf(wanted) * DICTIONARY_BLOCK;
    let found: DictionaryEntry | null = null;
    this.walk(first, first + DICTIONARY_BLOCK, (step, reader) => {
      const order = step.compare(wanted);
      if (order === 0) found = entryOf(step, reader);
      return order < 0;
    });
    return found;
  }

  at(ordinal: number): DictionaryEntry {
    const found: DictionaryEntry[] = [];
    this.walk(ordinal, ordinal + 1, (step, reader) => {
      found.push(entryOf(step, reader));
      return false;
    });
    const [entry] = found;
    if (entry === undefined) throw new IndexError('damaged', `A dictionary has no entry ${ordinal}.`);
    return entry;
  }

  /** Returns the ordinals of the keys with a prefix: from the first up to before the second. */
  range(prefix: string): [from: number, to: number] {
    const from = Buffer.from(prefix, 'utf8');
    // UTF-8 never contains this byte, so it sorts after every key with the prefix.
    return [this.#lowerBound(from), this.#lowerBound(Buffer.concat([from, Buffer.from([0xff])]))];
  }

  /** Calls back for each ordinal until the end or until `false`; the step is reused. */
  walk(from: number, to: number, visit: VisitEntry): void {
    const end = Math.min(to, this.count);
    const endBlock = Math.ceil(end / DICTIONARY_BLOCK);
    for (let block = Math.floor(from / DICTIONARY_BLOCK); block < endBlock; block += 1) {
      if (block + 1 < endBlock) this.#blocks.prepare(block, endBlock);
      if (!this.#walkBlock(block, { from, end }, visit)) return;
    }
  }

  /** Returns the first ordinal whose key is not less than the given bytes. */
  #lowerBound(wanted: Buffer): number {
    const first = this.#blockOf(wanted) * DICTIONARY_BLOCK;
    let answer = Math.min(first + DICTIONARY_BLOCK, this.count);
    this.walk(first, answer, (step) => {
      if (step.compare(wanted) < 0) return true;
      answer = step.ordinal;
      return false;
    });
    return answer;
  }

  /** Returns the last block that starts at or before the given bytes, or the first one. */
  #blockOf(wanted: Buffer): number {
    const [first, end] = this.#blocks.openSection(wanted);
    let low = first;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compareFirst(middle, wanted) <= 0) low = middle + 1;
      else high = middle;
    }
    return Math.max(first, low - 1);
  }

  #compareFirst(block: number, wanted: Buffer): number {
    const reader = this.#blocks.open(block);
    for (let index = 0; index <= this.#step.numbers.length; index += 1) reader.varint();
    const length = reader.varint();
    return compareBytes(reader.bytes, { from: reader.at, to: reader.at + length }, wanted);
  }

  #walkBlock(block: number, { from, end }: { from: number; end: number }, visit: VisitEntry): boolean {
    const reader = this.#blocks.open(block);
    const step = this.#step;
    const { numbers, sums } = step;
    for (let index = 0; index < sums.length; index += 1) sums[index] = reader.varint();
    const stop = Math.min(end, (block + 1) * DICTIONARY_BLOCK);
    for (let ordinal = block * DICTIONARY_BLOCK; ordinal < stop; ordinal += 1) {
      step.ordinal = ordinal;
      step.readKey(reader);
      for (let index = 0; index < numbers.length; index += 1) numbers[index] = reader.varint();
      const label = reader.at;
      if (ordinal >= from && visit(step, reader) === false) return false;
      // The visitor may have read the label.
      reader.at = label;
      reader.skip(reader.varint());
      for (let index = 0; index < sums.length; index += 1) {
        sums[index] = (sums[index] as number) + (numbers[index] as number);
      }
    }
    return true;
  }
}
