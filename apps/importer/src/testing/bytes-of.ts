import type { Bytes } from '../input/byte-source.ts';

/** Bytes in pieces of any size, as a stream gives them. */
export async function* bytesOf(content: string | Uint8Array, pieceBytes = 7): Bytes {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}

/** All of a sequence, and the error that it ended with. */
export const drain = async <T>(items: AsyncIterable<T>): Promise<{ items: T[]; error: string | null }> => {
  const found: T[] = [];
  try {
    for await (const item of items) found.push(item);
    return { items: found, error: null };
  } catch (error) {
    return { items: found, error: error instanceof Error ? error.message : String(error) };
  }
};
