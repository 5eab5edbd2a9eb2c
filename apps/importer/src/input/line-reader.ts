import { decodeUnnamed } from '@open-discovery/harvest';
import type { Bytes } from './byte-source.ts';
import { skipReason } from '../report/skip-reason.ts';

export interface Line {
  /** Starts at 1. */
  readonly number: number;
  /** Position in a list, starting at 1; absent outside a list. */
  readonly position?: number;
  /** Without the line end; `null` when it exceeds the limit. */
  readonly text: string | null;
  /** True if the bytes were not valid UTF-8. */
  readonly isRepaired: boolean;
}

const MAX_LINE_MB = 64;
export const MAX_LINE_BYTES = MAX_LINE_MB * 1024 * 1024;
/** The reason for which a line without a text is skipped. */
export const TOO_LONG = skipReason('too-long', { max: MAX_LINE_MB });
const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = '\uFEFF';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes UTF-8, else as {@link decodeUnnamed} does; reports whether the bytes were no valid UTF-8. */
export const decodeText = (bytes: Uint8Array): { text: string; isRepaired: boolean } => {
  try {
    return { text: strict.decode(bytes), isRepaired: false };
  } catch {
    return { text: decodeUnnamed(bytes), isRepaired: true };
  }
};

const lineOf = (bytes: Uint8Array, number: number): Line => {
  const end = bytes.at(-1) === CARRIAGE_RETURN ? bytes.length - 1 : bytes.length;
  const { text, isRepaired } = decodeText(bytes.subarray(0, end));
  return {
    number,
    text: number === 1 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text,
    isRepaired,
  };
};

/** Collects the pieces of a line, and drops them when it exceeds the limit. */
interface Collected {
  pieces: Uint8Array[];
  length: number;
}

const collect = (line: Collected, piece: Uint8Array, maxBytes: number): void => {
  line.length += piece.length;
  if (line.length > maxBytes) line.pieces = [];
  else if (piece.length > 0) line.pieces.push(piece);
};

const finish = ({ pieces, length }: Collected, number: number, maxBytes: number): Line =>
  length > maxBytes
    ? { number, text: null, isRepaired: false }
    : lineOf(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces), number);

/** Yields the lines of a text with any line ends, holding at most one line in memory. */
export async function* readLines(bytes: Bytes, maxBytes: number = MAX_LINE_BYTES): AsyncGenerator<Line> {
  let number = 1;
  let line: Collected = { pieces: [], length: 0 };
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      collect(line, chunk.subarray(from, end), maxBytes);
      yield finish(line, number, maxBytes);
      number += 1;
      line = { pieces: [], length: 0 };
      from = end + 1;
    }
    collect(line, chunk.subarray(from), maxBytes);
  }
  if (line.length > 0) yield finish(line, number, maxBytes);
}
