import type { ByteWriter } from './byte-writer.ts';

/** Documents per chunk, and how many bits of a document say where in its chunk it is. */
export const CHUNK_SHIFT = 16;
export const CHUNK_WORDS = 2 ** (CHUNK_SHIFT - 5);

/** A chunk with at least so many documents is bits. */
export const BITS_FROM = 2048;

/** Numbers per chunk in the table. */
export const CHUNK_ENTRY_WORDS = 2;

/** One chunk's documents, as a bit each. */
const bits = new Uint32Array(CHUNK_WORDS);

const bytesOf = (array: Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

const writeChunk = (target: ByteWriter, documents: Uint32Array): void => {
  if (documents.length < BITS_FROM) {
    // Half a word is left empty at the end of an odd number, so that every chunk starts at a whole one.
    const places = new Uint16Array(2 * Math.ceil(documents.length / 2));
    places.set(documents);
    target.bytes(bytesOf(places));
    return;
  }
  bits.fill(0);
  for (const document of documents) {
    const word = (document >>> 5) & (CHUNK_WORDS - 1);
    bits[word] = (bits[word] as number) | (1 << (document & 31));
  }
  target.bytes(bytesOf(bits));
};

/**
 * Appends many ascending documents. Nothing is compressed that would have to be unpacked: what is looked for in a list
 * is found by address, and lists are joined 32 documents at a time.
 *
 * Documents: uint32 chunks | per chunk, of those that are not empty: uint32 its number, which is what its documents
 * have in common, their upper 16 bits | uint32 documents up to its end || the chunks.
 * Chunk of fewer than 2048 documents: uint16 per document, its lower bits | padding to 4.
 * Larger chunk: 65,536 bits, one per document.
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
