import { IndexError } from '../index-error.ts';
import { rankWords } from './bit-ranks.ts';
import { BITS_FROM, CHUNK_ENTRY_WORDS, CHUNK_SHIFT, CHUNK_WORDS } from './chunks-writer.ts';

/** A chunk whose documents have the ordinals `from` up to `to` in their list. */
export interface Chunk {
  base: number;
  from: number;
  to: number;
  isBits: boolean;
  /** Start in words. */
  at: number;
}

/** Reads the table at the start of a list; the layout is described at `writeChunks`. */
export const readChunkTable = (words: Uint32Array): Chunk[] => {
  const length = words[0] ?? 0;
  let at = 1 + CHUNK_ENTRY_WORDS * length;
  const chunks = Array.from({ length }, (_, index) => {
    const entry = 1 + CHUNK_ENTRY_WORDS * index;
    const from = index === 0 ? 0 : (words[entry - 1] as number);
    const [number = 0, to = 0] = words.subarray(entry, entry + CHUNK_ENTRY_WORDS);
    const isBits = to - from >= BITS_FROM;
    const chunk = { base: number * 2 ** CHUNK_SHIFT, from, to, isBits, at };
    at += isBits ? CHUNK_WORDS + rankWords(CHUNK_WORDS) : (to - from + 1) >>> 1;
    return chunk;
  });
  if (at > words.length) throw new IndexError('damaged', 'A list is longer than the dictionary says.');
  return chunks;
};
