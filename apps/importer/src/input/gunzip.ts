import { createGunzip } from 'node:zlib';
import { skipReason, withDetail } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';
import type { Bytes } from './byte-source.ts';
import { UnreadableError } from './unreadable-error.ts';

/** The compression ratio is ignored below this expanded size. */
const RATIO_FREE_BYTES = 512 * 1024 * 1024;
/** Real records expand about tenfold; a file beyond this ratio is a decompression bomb. */
const MAX_RATIO = 200;

/** Resolves when the decompressor has accepted the chunk or failed. */
const write = (gunzip: ReturnType<typeof createGunzip>, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    gunzip.once('error', () => {
      resolve();
    });
    gunzip.write(chunk, () => {
      gunzip.removeAllListeners('drain');
      resolve();
    });
  });

const finish = (gunzip: ReturnType<typeof createGunzip>): Promise<void> =>
  new Promise((resolve) => {
    gunzip.once('end', resolve);
    gunzip.once('error', () => {
      resolve();
    });
    gunzip.end();
  });

/**
 * Decompresses gzip with any number of members. Yields everything before a damaged or truncated part, and
 * then throws.
 */
export async function* gunzip(
  compressed: Bytes,
  freeBytes: number = RATIO_FREE_BYTES,
): AsyncGenerator<Uint8Array> {
  const decompressor = createGunzip();
  const state: { failure: Error | null } = { failure: null };
  let pieces: Uint8Array[] = [];
  const totals = { read: 0, written: 0 };
  decompressor.setMaxListeners(0);
  decompressor.on('error', (error) => {
    state.failure = error;
  });
  decompressor.on('data', (piece: Uint8Array) => {
    pieces.push(piece);
  });
  const take = (): Uint8Array[] => {
    const taken = pieces;
    pieces = [];
    for (const piece of taken) totals.written += piece.length;
    return taken;
  };
  try {
    for await (const chunk of compressed) {
      totals.read += chunk.length;
      await write(decompressor, chunk);
      yield* take();
      if (state.failure !== null) break;
      if (totals.written > freeBytes && totals.written > totals.read * MAX_RATIO)
        throw new UnreadableError(skipReason('expanding-file', { format: 'gzip', max: MAX_RATIO }));
    }
    if (state.failure === null) await finish(decompressor);
    yield* take();
    if (state.failure !== null) throw new UnreadableError(gzipReason(state.failure));
  } finally {
    decompressor.destroy();
  }
}

const gzipReason = ({ message }: Error): SkipReason =>
  /unexpected end/i.test(message)
    ? skipReason('cut-off-file', { format: 'gzip' })
    : withDetail(skipReason('damaged-file', { format: 'gzip' }), message);
