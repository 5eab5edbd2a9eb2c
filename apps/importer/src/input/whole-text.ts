import { createDecoder } from '@open-discovery/harvest';
import type { Bytes } from './byte-source.ts';
import { skipReason } from '../report/skip-reason.ts';
import { UnreadableError } from './unreadable-error.ts';

const BYTES_PER_MB = 1024 * 1024;

/** Collects a text that can only be read as a whole; `name` is its format. Throws beyond the limit. */
export const collectText = async (bytes: Bytes, name: string, maxBytes: number): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    length += piece.length;
    if (length > maxBytes)
      throw new UnreadableError(skipReason('large-file', { format: name, max: maxBytes / BYTES_PER_MB }));
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** Decodes UTF-8. Text that is not valid UTF-8 is usually Windows-1252. */
export const decodeWhole = (bytes: Uint8Array): { text: string; isRepaired: boolean } => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isRepaired: false };
  } catch {
    return { text: createDecoder('windows-1252').decode(bytes), isRepaired: true };
  }
};
