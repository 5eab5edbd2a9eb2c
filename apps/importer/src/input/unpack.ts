import { extract } from 'tar-stream';
import { messageOf } from '../message-of.ts';
import { skipReason, withDetail } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';
import { peek } from './byte-source.ts';
import type { Bytes } from './byte-source.ts';
import { foreignFile } from './foreign-file.ts';
import { gunzip } from './gunzip.ts';
import { UnreadableError } from './unreadable-error.ts';

/** The text of a file, or of a file in an archive. */
export interface Text {
  /** `dump.tar/publication/part-0001.gz` */
  readonly name: string;
  readonly bytes: Bytes;
  /** Reason why a file in an archive cannot be read; it has no bytes then. */
  readonly problem?: SkipReason;
}

/** Real archives are nested at most three levels deep. */
const MAX_DEPTH = 5;
const TAR_MAGIC_AT = 257;
/** Office documents name their parts within the first thousands of bytes. */
const HEAD_BYTES = 4096;

const startsWith = (head: Uint8Array, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);
const isGzip = (head: Uint8Array): boolean => startsWith(head, 0x1f, 0x8b);
const isTar = (head: Uint8Array): boolean =>
  Buffer.from(head).toString('latin1', TAR_MAGIC_AT, TAR_MAGIC_AT + 5) === 'ustar';

const tarError = (error: unknown): UnreadableError =>
  error instanceof UnreadableError
    ? error
    : new UnreadableError(withDetail(skipReason('damaged-file', { format: 'tar' }), messageOf(error)));

/** The typings of tar-stream do not define the type of chunks. */
async function* bytesOf(entry: AsyncIterable<unknown>): Bytes {
  try {
    for await (const chunk of entry) if (chunk instanceof Uint8Array) yield chunk;
  } catch (error) {
    throw tarError(error);
  }
}

async function* noBytes(): Bytes {}

/** Yields the texts of a file in an archive. One that cannot be read does not stop the archive, unless that is damaged itself. */
async function* unpackEntry(
  text: Text,
  { depth, isDamaged }: { readonly depth: number; readonly isDamaged: () => boolean },
): AsyncGenerator<Text> {
  try {
    yield* unpack(text, depth);
  } catch (error) {
    if (!(error instanceof UnreadableError) || isDamaged()) throw error;
    yield { name: text.name, bytes: noBytes(), problem: error.reason };
  }
}

async function* untar(name: string, archive: Bytes, depth: number): AsyncGenerator<Text> {
  const tar = extract();
  const feed = async (): Promise<void> => {
    try {
      for await (const chunk of archive) {
        if (tar.destroyed) return;
        if (!tar.write(chunk))
          await new Promise<void>((resolve) => tar.once('drain', resolve).once('close', resolve));
      }
      tar.end(null);
    } catch (error) {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const fed = feed();
  try {
    for await (const entry of tar) {
      if (entry.header.type === 'file')
        yield* unpackEntry(
          { name: `${name}/${entry.header.name}`, bytes: bytesOf(entry) },
          { depth, isDamaged: () => tar.destroyed },
        );
      entry.resume();
    }
  } catch (error) {
    throw tarError(error);
  } finally {
    tar.destroy();
    await fed;
  }
}

/**
 * Yields the texts in a file. Detects gzip and tar by their first bytes, never by name. A text must be read
 * or abandoned before the next one is requested.
 */
export async function* unpack(text: Text, depth = 0): AsyncGenerator<Text> {
  const { head, bytes } = await peek(text.bytes, HEAD_BYTES);
  if (depth > MAX_DEPTH) throw new UnreadableError(skipReason('nested-archives', { max: MAX_DEPTH }));
  const foreign = foreignFile(head);
  if (foreign !== null) throw new UnreadableError(foreign);
  if (isGzip(head)) yield* unpack({ name: text.name, bytes: gunzip(bytes) }, depth + 1);
  else if (isTar(head)) yield* untar(text.name, bytes, depth + 1);
  else yield { name: text.name, bytes };
}
