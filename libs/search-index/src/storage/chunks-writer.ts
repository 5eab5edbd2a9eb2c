import { countRanks } from './bit-ranks.ts';
import { setBit } from './bits.ts';
import type { ByteWriter } from './byte-writer.ts';

/** Number of bits that give a document's position in its chunk. */
export const CHUNK_SHIFT = 16;
export const CHUNK_WORDS = 2 ** (CHUNK_SHIFT - 5);

/** A chunk with at least this many documents is stored as bits. */
export const BITS_FROM = 2048;

/** Words per chunk in the table. */
export const CHUNK_ENTRY_WORDS = 2;

/** The bits of one chunk; reused. */
const marked = new Uint32Array(CHUNK_WORDS);

/** Returns the bits of a chunk that are set for some of its documents; valid until the next call. */
export const markedBits = (documents: Uint32Array): Uint32Array => {
  const lowerBits = 2 ** CHUNK_SHIFT - 1;
  marked.fill(0);
  for (let index = 0; index < documents.length; index += 1)
    setBit(marked, (documents[index] as number) & lowerBits);
  return marked;
};

const bytesOf = (array: Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

const writeChunk = (target: ByteWriter, documents: Uint32Array): void => {
  if (documents.length < BITS_FROM) {
    // An odd number of documents is padded to a whole word, so that every chunk is aligned.
    const places = new Uint16Array(2 * Math.ceil(documents.length / 2));
    places.set(documents);
    target.bytes(bytesOf(places));
    return;
  }
  const bits = markedBits(documents);
  target.bytes(bytesOf(bits));
  target.bytes(bytesOf(countRanks(bits)));
};

/**
 * Appends a long list of ascending documents. Nothing needs decompression: documents are found by address,
 * and lists are intersected 32 documents at a time.
 * Documents: uint32 chunks | per non-empty chunk: uint32 its number, the common upper 16 bits of its
 * documents | uint32 documents up to its end || the chunks.
 * Chunk of fewer than 2048 documents: uint16 per document, its lower bits | padding to 4.
 * Larger chunk: 65,536 bits, one per document | uint16 documents of the chunk before every 64 bits.
 */
export const writeChunks = (target: ByteWriter, documents: Uint32Array): void => {
  const ends: number[] = [];
  for (let at = 1; at <= documents.length; at += 1) {
    const isLast = at === documents.length;
    if (isLast || (documents[at] as number) >>> CHUNK_SHIFT !== (documents[at - 1] as number) >>> CHUNK_SHIFT)
      ends.push(at);
  }
  target.uint32(ends.length);
  for (const end of ends) {
    target.uint32((documents[end - 1] as number) >>> CHUNK_SHIFT);
    target.uint32(end);
  }
  for (const [index, end] of ends.entries())
    writeChunk(target, documents.subarray(ends[index - 1] ?? 0, end));
};
