import { IndexError } from '../index-error.ts';
import { ByteReader, compareBytes } from './byte-reader.ts';
import { DICTIONARY_BLOCK, DICTIONARY_SECTION } from './dictionary-writer.ts';
import { LruCache } from './lru-cache.ts';
import type { RandomFile } from './random-file.ts';

/** Number of cached blocks, enough for the labels of many facets. */
const KEPT_BLOCKS = 1024;

const NOTHING = Buffer.alloc(0);

/** Number of bytes that a scan through blocks reads at once. */
const WINDOW_BYTES = 1 << 15;

/**
 * The blocks of a dictionary, read in place; the layout is described at `DictionaryWriter`. Blocks that are
 * read one by one are cached; of blocks read together, only the last ones.
 */
export class DictionaryBlocks {
  readonly count: number;
  readonly #file: RandomFile;
  readonly #offsets: Uint32Array;
  readonly #sectionEnds: Uint32Array;
  readonly #sectionKeys: Uint8Array;
  readonly #kept = new LruCache<number, Buffer>(KEPT_BLOCKS);
  /** The bytes read last; the file reuses its buffer. */
  #window: Buffer = NOTHING;
  #windowFrom = 0;

  constructor(file: RandomFile, index: ArrayBufferLike) {
    const words = new Uint32Array(index, 0, index.byteLength >>> 2);
    this.count = words[0] ?? 0;
    const blocks = Math.ceil(this.count / DICTIONARY_BLOCK);
    const keys = 1 + blocks + Math.ceil(blocks / DICTIONARY_SECTION);
    if (words.length < keys) throw new IndexError('damaged', 'A dictionary has an index that does not fit.');
    this.#offsets = words.subarray(1, 1 + blocks);
    this.#sectionEnds = words.subarray(1 + blocks, keys);
    this.#sectionKeys = new Uint8Array(index, 4 * keys);
    this.#file = file;
  }

  get blocks(): number {
    return this.#offsets.length;
  }

  /** Reads the section that holds a key if any does, and returns the range of its blocks. */
  openSection(key: Uint8Array): [from: number, to: number] {
    const ends = this.#sectionEnds;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const range = { from: ends[middle - 1] ?? 0, to: ends[middle] as number };
      if (compareBytes(this.#sectionKeys, range, key) <= 0) low = middle + 1;
      else high = middle;
    }
    const from = Math.max(0, low - 1) * DICTIONARY_SECTION;
    const to = Math.min(from + DICTIONARY_SECTION, this.blocks);
    this.prepare(from, to);
    return [from, to];
  }

  /** Returns a reader at the start of a block; valid until the next call. */
  open(block: number): ByteReader {
    const kept = this.#kept.get(block);
    if (kept !== undefined) return new ByteReader(kept);
    if (!this.#isInWindow(block)) {
      this.#read(this.#start(block), this.#start(block + 1));
      this.#kept.set(block, copyOf(this.#window));
    }
    return new ByteReader(this.#window, this.#start(block) - this.#windowFrom);
  }

  /** Reads a range of blocks that are about to be opened, as many as fit into a window. */
  prepare(from: number, to: number): void {
    if (this.#isInWindow(from)) return;
    const start = this.#start(from);
    this.#read(start, Math.max(this.#start(from + 1), Math.min(this.#start(to), start + WINDOW_BYTES)));
  }

  #start(block: number): number {
    return this.#offsets[block] ?? this.#file.size;
  }

  #isInWindow(block: number): boolean {
    const end = this.#windowFrom + this.#window.length;
    return this.#start(block) >= this.#windowFrom && this.#start(block + 1) <= end;
  }

  #read(from: number, to: number): void {
    // A failed read may have overwritten the buffer of the window.
    this.#window = NOTHING;
    this.#window = this.#file.read(from, to - from);
    this.#windowFrom = from;
  }
}

/** Bypasses Node's buffer pool, of which each cached block would retain 8 KB. */
const copyOf = (bytes: Uint8Array): Buffer => Buffer.from(new Uint8Array(bytes).buffer);
