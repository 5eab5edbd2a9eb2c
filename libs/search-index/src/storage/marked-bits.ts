import { CHUNK_WORDS } from './chunks-writer.ts';

/** The bits of one chunk; reused. */
const marked = new Uint32Array(CHUNK_WORDS);

/** Returns the bits of a chunk that are set for a range of documents or places; valid until the next call. */
export const markedBits = (documents: Uint16Array | Uint32Array, from: number, to: number): Uint32Array => {
  marked.fill(0);
  for (let index = from; index < to; index += 1) {
    const document = documents[index] as number;
    const word = (document >>> 5) & (CHUNK_WORDS - 1);
    marked[word] = (marked[word] as number) | (1 << (document & 31));
  }
  return marked;
};
