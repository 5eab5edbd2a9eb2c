import { IndexError } from '../index-error.ts';
import { ByteReader } from './byte-reader.ts';
import { DICTIONARY_BLOCK, DICTIONARY_FOOTER_BYTES } from './dictionary-writer.ts';
import type { RandomFile } from './random-file.ts';

const readFooter = (words: Uint32Array): { count: number; offsets: Uint32Array } => {
  const blocks = words.at(-1) ?? 0;
  const count = words.at(-2) ?? 0;
  const start = words.length - DICTIONARY_FOOTER_BYTES / 4 - blocks;
  if (start < 0 || blocks !== Math.ceil(count / DICTIONARY_BLOCK))
    throw new IndexError('damaged', 'A dictionary has a footer that does not fit.');
  return { count, offsets: words.subarray(start, start + blocks) };
};

/** So many blocks are kept: those that every search by halves begins with are among them. */
const KEPT_BLOCKS = 1024;

const NOTHING = Buffer.alloc(0);

/** A walk through blocks reads so many bytes at once. */
const WINDOW_BYTES = 1 << 15;

/**
 * The blocks of a dictionary, read in place; their layout is described at `DictionaryWriter`.
 * A block that is read alone is kept; of blocks that are read together, only those that were read last.
 */
export class DictionaryBlocks {
  /** Entries. */
  readonly count: number;
  readonly #file: RandomFile;
  readonly #offsets: Uint32Array;
  readonly #end: number;
  readonly #kept = new Map<number, Buffer>();
  /** What was read last; the file uses its buffer again. */
  #window: Buffer = NOTHING;
  #windowFrom = 0;

  /** The footer may be the end of the file, or a file of its own. */
  constructor(file: RandomFile, footer: ArrayBufferLike, { isFooterInFile }: { isFooterInFile: boolean }) {
    this.#file = file;
    this.#end = file.size - (isFooterInFile ? footer.byteLength : 0);
    ({ count: this.count, offsets: this.#offsets } = readFooter(new Uint32Array(footer)));
  }

  get blocks(): number {
    return this.#offsets.length;
  }

  /** A reader at the start of a block; valid until the next call. */
  open(block: number): ByteReader {
    const kept = this.#kept.get(block);
    if (kept !== undefined) {
      this.#keep(block, kept);
      return new ByteReader(kept);
    }
    if (!this.#isInWindow(block)) {
      this.#read(this.#start(block), this.#start(block + 1));
      this.#keep(block, copyOf(this.#window));
    }
    const from = this.#start(block) - this.#windowFrom;
    return new ByteReader(this.#window.subarray(from, this.#start(block + 1) - this.#windowFrom));
  }

  /** Reads blocks at once that are about to be opened: from one up to before another, as many as a window holds. */
  prepare(from: number, to: number): void {
    if (this.#isInWindow(from)) return;
    const start = this.#start(from);
    this.#read(start, Math.max(this.#start(from + 1), Math.min(this.#start(to), start + WINDOW_BYTES)));
  }

  #start(block: number): number {
    return this.#offsets[block] ?? this.#end;
  }

  #isInWindow(block: number): boolean {
    const end = this.#windowFrom + this.#window.length;
    return this.#start(block) >= this.#windowFrom && this.#start(block + 1) <= end;
  }

  #read(from: number, to: number): void {
    // A read that fails may have changed the buffer that the window is in.
    this.#window = NOTHING;
    this.#window = this.#file.read(from, to - from);
    this.#windowFrom = from;
  }

  /** The one unused for longest goes first, so what is used moves to the end. */
  #keep(block: number, bytes: Buffer): void {
    this.#kept.delete(block);
    this.#kept.set(block, bytes);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_BLOCKS && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** Not out of the pool of Node's buffers: of that, one kept block would hold 8 KB. */
const copyOf = (bytes: Uint8Array): Buffer => Buffer.from(new Uint8Array(bytes).buffer);
