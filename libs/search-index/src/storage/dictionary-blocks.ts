import { IndexError } from '../index-error.ts';
import { ByteReader } from './byte-reader.ts';
import { DICTIONARY_BLOCK, DICTIONARY_FOOTER_BYTES } from './dictionary-writer.ts';
import type { RandomFile } from './random-file.ts';

/** The blocks of a dictionary; their layout is described at `DictionaryWriter`. */
export interface DictionaryBlocks {
  /** Entries. */
  readonly count: number;
  readonly blocks: number;
  /** A reader at the start of a block; valid until the next call. */
  open(block: number): ByteReader;
}

/** Of a footer, which may stand behind blocks. */
const readFooter = (words: Uint32Array): { count: number; offsets: Uint32Array } => {
  const blocks = words.at(-1) ?? 0;
  const count = words.at(-2) ?? 0;
  const start = words.length - DICTIONARY_FOOTER_BYTES / 4 - blocks;
  if (start < 0 || blocks !== Math.ceil(count / DICTIONARY_BLOCK))
    throw new IndexError('damaged', 'A dictionary has a footer that does not fit.');
  return { count, offsets: words.subarray(start, start + blocks) };
};

/** Blocks in memory that all threads share: for what is looked up in bulk. */
export class ResidentBlocks implements DictionaryBlocks {
  readonly count: number;
  readonly #bytes: Buffer;
  readonly #offsets: Uint32Array;

  /** Of a file that ends with the footer. */
  constructor(shared: ArrayBufferLike) {
    this.#bytes = Buffer.from(shared);
    ({ count: this.count, offsets: this.#offsets } = readFooter(new Uint32Array(shared)));
  }

  get blocks(): number {
    return this.#offsets.length;
  }

  open(block: number): ByteReader {
    return new ByteReader(this.#bytes, this.#offsets[block]);
  }
}

/** So many blocks are kept: those that every search by halves begins with are among them. */
const KEPT_BLOCKS = 1024;

/** Blocks on disk: for dictionaries that grow with the texts of documents and of which little is looked up. */
export class PagedBlocks implements DictionaryBlocks {
  readonly count: number;
  readonly #file: RandomFile;
  readonly #offsets: Uint32Array;
  readonly #kept = new Map<number, Buffer>();

  /** The footer is in a file of its own, in memory. */
  constructor(file: RandomFile, footer: ArrayBufferLike) {
    this.#file = file;
    ({ count: this.count, offsets: this.#offsets } = readFooter(new Uint32Array(footer)));
  }

  get blocks(): number {
    return this.#offsets.length;
  }

  open(block: number): ByteReader {
    const bytes = this.#kept.get(block) ?? this.#read(block);
    // The one unused for longest goes first, so what is used moves to the end.
    this.#kept.delete(block);
    this.#kept.set(block, bytes);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_BLOCKS && oldest !== undefined) this.#kept.delete(oldest);
    return new ByteReader(bytes);
  }

  #read(block: number): Buffer {
    const from = this.#offsets[block] as number;
    const to = this.#offsets[block + 1] ?? this.#file.size;
    return Buffer.from(this.#file.read(from, to - from));
  }
}
