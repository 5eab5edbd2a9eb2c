import { IndexError } from '../index-error.ts';
import { ByteReader } from './byte-reader.ts';
import { DICTIONARY_BLOCK } from './dictionary-writer.ts';
import { LruCache } from './lru-cache.ts';
import type { RandomFile } from './random-file.ts';

/** Number of cached blocks, enough for those that every binary search visits first. */
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
  readonly #kept = new LruCache<number, Buffer>(KEPT_BLOCKS);
  /** The bytes read last; the file reuses its buffer. */
  #window: Buffer = NOTHING;
  #windowFrom = 0;

  constructor(file: RandomFile, index: ArrayBufferLike) {
    const words = new Uint32Array(index);
    this.count = words.at(-1) ?? 0;
    this.#offsets = words.subarray(0, -1);
    if (this.blocks !== Math.ceil(this.count / DICTIONARY_BLOCK))
      throw new IndexError('damaged', 'A dictionary has an index that does not fit.');
    this.#file = file;
  }

  get blocks(): number {
    return this.#offsets.length;
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
