import { setImmediate } from 'node:timers/promises';

const PIECE_BYTES = 1_048_576;

/** Yields bytes in pieces, so that the program can do something else between them. */
export async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    await setImmediate();
  }
}
