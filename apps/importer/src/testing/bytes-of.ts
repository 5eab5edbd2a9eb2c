import type { Bytes } from '../input/byte-source.ts';
import { messageOf } from '../message-of.ts';

/** Yields bytes in pieces of any size, like a stream. */
export async function* bytesOf(content: string | Uint8Array, pieceBytes = 7): Bytes {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}

/** Returns all items of a sequence, and the error that it ended with. */
export const drain = async <T>(items: AsyncIterable<T>): Promise<{ items: T[]; error: string | null }> => {
  const found: T[] = [];
  try {
    for await (const item of items) found.push(item);
    return { items: found, error: null };
  } catch (error) {
    return { items: found, error: messageOf(error) };
  }
};
