import { bitsBefore } from './bit-ranks.ts';
import { countBits, hasBit, listBits, setBit } from './bits.ts';
import { readChunkTable } from './chunk-table.ts';
import type { Chunk } from './chunk-table.ts';
import { CHUNK_SHIFT, CHUNK_WORDS, markedBits } from './chunks-writer.ts';
import { firstFrom } from './first-from.ts';

/** Number of documents compared at once when skipping to the next candidate. */
const STRIDE = 32;

/** With fewer wanted documents than one in so many of a chunk, they are looked up one by one. */
const MANY = 8;

/** Matches so far, with their positions in the list; both ascend. */
export interface FoundDocuments {
  documents: Uint32Array;
  ordinals: Uint32Array;
  count: number;
}

/** The documents found in a chunk. The memory is reused, because allocating it takes longer than writing to it. */
const inChunk: FoundDocuments = {
  documents: new Uint32Array(2 ** CHUNK_SHIFT),
  ordinals: new Uint32Array(2 ** CHUNK_SHIFT),
  count: 0,
};

/** The documents of a long list; the layout is described at `writeChunks`. Decoding is lazy. */
export class Chunks {
  readonly #words: Uint32Array;
  readonly #places: Uint16Array;
  readonly #chunks: Chunk[];

  /** The bytes must start at an address divisible by four. */
  constructor(bytes: Uint8Array) {
    this.#words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
    this.#places = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 1);
    this.#chunks = readChunkTable(this.#words);
  }

  /** Returns all documents, of which there are `count`. */
  documents(count: number): Uint32Array {
    const documents = new Uint32Array(count);
    for (const { base, from, to, isBits, at } of this.#chunks) {
      if (isBits) listBits(this.#words.subarray(at, at + CHUNK_WORDS), documents, { from, base });
      else {
        const first = 2 * at - from;
        for (let ordinal = from; ordinal < to; ordinal += 1)
          documents[ordinal] = base + (this.#places[first + ordinal] as number);
      }
    }
    return documents;
  }

  /** Returns the documents at ascending positions of the list. */
  at(ordinals: Uint32Array): Uint32Array {
    const documents = new Uint32Array(ordinals.length);
    let done = 0;
    for (const chunk of this.#chunks) {
      const end = firstFrom(ordinals, done, ordinals.length, chunk.to);
      const [wanted, target] = [ordinals.subarray(done, end), documents.subarray(done, end)];
      if (chunk.isBits) this.#pickBits(chunk, wanted, target);
      else {
        const first = 2 * chunk.at - chunk.from;
        for (let at = 0; at < wanted.length; at += 1)
          target[at] = chunk.base + (this.#places[first + (wanted[at] as number)] as number);
      }
      done = end;
    }
    return documents;
  }

  bits(universe: number): Uint32Array {
    const bits = new Uint32Array(Math.ceil(universe / 32));
    for (const { base, from, to, isBits, at } of this.#chunks) {
      const room = bits.subarray(base / 32, base / 32 + CHUNK_WORDS);
      if (isBits) room.set(this.#words.subarray(at, at + room.length));
      else {
        for (let place = 2 * at; place < 2 * at + to - from; place += 1)
          setBit(room, this.#places[place] as number);
      }
    }
    return bits;
  }

  /** Returns the members of the list among ascending candidates. */
  among(wanted: Uint32Array): FoundDocuments {
    const most = Math.min(wanted.length, this.#chunks.at(-1)?.to ?? 0);
    const found = { documents: new Uint32Array(most), ordinals: new Uint32Array(most), count: 0 };
    let at = 0;
    for (const chunk of this.#chunks) {
      at = firstFrom(wanted, at, wanted.length, chunk.base);
      const end = firstFrom(wanted, at, wanted.length, chunk.base + 2 ** CHUNK_SHIFT);
      const own = wanted.subarray(at, end);
      if (chunk.isBits) this.#amongBits(chunk, own, found);
      else if (own.length * MANY > chunk.to - chunk.from) this.#placesIn(chunk, markedBits(own), found);
      else this.#amongFewPlaces(chunk, own, found);
      at = end;
    }
    return found;
  }

  /** Returns the members of the list whose bits are set. */
  amongBits(bits: Uint32Array): FoundDocuments {
    const most = this.#chunks.at(-1)?.to ?? 0;
    const found = { documents: new Uint32Array(most), ordinals: new Uint32Array(most), count: 0 };
    for (const chunk of this.#chunks) {
      const own = bits.subarray(chunk.base / 32, chunk.base / 32 + CHUNK_WORDS);
      if (chunk.isBits) this.#bitsAmong(chunk, own, found);
      else this.#placesIn(chunk, own, found);
    }
    return found;
  }

  /** Returns the documents that are in the list and whose bits are set, without their ordinals. */
  listIn(bits: Uint32Array): Uint32Array {
    const parts = this.#chunks.map((chunk) => {
      const own = bits.subarray(chunk.base / 32, chunk.base / 32 + CHUNK_WORDS);
      inChunk.count = 0;
      if (chunk.isBits) this.#bitsIn(chunk, own, inChunk);
      else this.#placesIn(chunk, own, inChunk);
      return inChunk.documents.slice(0, inChunk.count);
    });
    const documents = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
    let done = 0;
    for (const part of parts) {
      documents.set(part, done);
      done += part.length;
    }
    return documents;
  }

  /** Words without a candidate are only counted; in the others, bits are removed one by one up to the candidate. */
  #pickBits({ base, from, at }: Chunk, ordinals: Uint32Array, documents: Uint32Array): void {
    let index = 0;
    let word = this.#words[at] as number;
    let next = from;
    let end = from + countBits(word);
    for (let done = 0; done < ordinals.length; done += 1) {
      const ordinal = ordinals[done] as number;
      while (end <= ordinal) {
        index += 1;
        word = this.#words[at + index] as number;
        next = end;
        end += countBits(word);
      }
      for (; next < ordinal; next += 1) word &= word - 1;
      documents[done] = base + 32 * index + 31 - Math.clz32(word & -word);
    }
  }

  /** The ordinal of a document is the number of bits before its own. */
  #amongBits({ base, from, at }: Chunk, wanted: Uint32Array, found: FoundDocuments): void {
    const [words, { documents, ordinals }] = [this.#words, found];
    let { count } = found;
    for (let index = 0; index < wanted.length; index += 1) {
      const document = wanted[index] as number;
      const bit = document - base;
      if ((((words[at + (bit >>> 5)] as number) >>> (bit & 31)) & 1) === 0) continue;
      documents[count] = document;
      ordinals[count] = from + bitsBefore(words, at, at + CHUNK_WORDS, bit);
      count += 1;
    }
    found.count = count;
  }

  /** Finds the documents of a chunk whose bits are set, without their ordinals. */
  #bitsIn({ base, at }: Chunk, bits: Uint32Array, found: FoundDocuments): void {
    const [words, { documents }] = [this.#words, found];
    let { count } = found;
    for (let index = 0; index < bits.length; index += 1) {
      const first = base + 32 * index + 31;
      for (let word = (words[at + index] as number) & (bits[index] as number); word !== 0; word &= word - 1)
        documents[count++] = first - Math.clz32(word & -word);
    }
    found.count = count;
  }

  /** Finds the documents of a chunk whose bits are set: the ordinal of each is the number of bits before its own. */
  #bitsAmong({ base, from, at }: Chunk, bits: Uint32Array, found: FoundDocuments): void {
    const [words, { documents, ordinals }] = [this.#words, found];
    let [before, { count }] = [from, found];
    for (let index = 0; index < bits.length; index += 1) {
      const word = words[at + index] as number;
      for (let both = word & (bits[index] as number); both !== 0; both &= both - 1) {
        const bit = both & -both;
        documents[count] = base + 32 * index + 31 - Math.clz32(bit);
        ordinals[count] = before + countBits(word & (bit - 1));
        count += 1;
      }
      before += countBits(word);
    }
    found.count = count;
  }

  /** Finds the documents of a chunk whose bits are set: tests all its places. */
  #placesIn({ base, from, to, at }: Chunk, bits: Uint32Array, found: FoundDocuments): void {
    const [places, { documents, ordinals }] = [this.#places, found];
    const first = 2 * at - from;
    let { count } = found;
    for (let ordinal = from; ordinal < to; ordinal += 1) {
      const place = places[first + ordinal] as number;
      if (!hasBit(bits, place)) continue;
      documents[count] = base + place;
      ordinals[count] = ordinal;
      count += 1;
    }
    found.count = count;
  }

  #amongFewPlaces({ base, from, to, at }: Chunk, wanted: Uint32Array, found: FoundDocuments): void {
    const [places, { documents, ordinals }] = [this.#places, found];
    const end = 2 * at + to - from;
    let { count } = found;
    let place = 2 * at;
    for (let index = 0; index < wanted.length; index += 1) {
      const document = wanted[index] as number;
      const low = document - base;
      while (place + STRIDE < end && (places[place + STRIDE] as number) <= low) place += STRIDE;
      while (place < end && (places[place] as number) < low) place += 1;
      if (place === end) break;
      if (places[place] !== low) continue;
      documents[count] = document;
      ordinals[count] = from + place - 2 * at;
      count += 1;
    }
    found.count = count;
  }
}
