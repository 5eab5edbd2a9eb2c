import type { Bytes } from './byte-source.ts';
import { MAX_LINE_BYTES } from './line-reader.ts';
import type { Line } from './line-reader.ts';
import { decodeText } from './line-reader.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const NEWLINE = 0x0a;
const COMMA = 0x2c;
const ARRAY = 0x5b;
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;

/** The position of the reader in a JSON text. */
interface JsonCursor {
  depth: number;
  inString: boolean;
  escaped: boolean;
  line: number;
  /** Depth of the requested values: 1 inside a list, 0 otherwise. */
  valueDepth: number;
  /** Line on which the current value starts; 0 between values. */
  startLine: number;
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Advances by one byte. Reports whether the byte belongs to a value and whether the value ends with it. */
const step = (cursor: JsonCursor, byte: number): { belongs: boolean; ends: boolean } => {
  if (byte === NEWLINE) cursor.line += 1;
  if (cursor.inString) {
    if (cursor.escaped) cursor.escaped = false;
    else if (byte === BACKSLASH) cursor.escaped = true;
    else if (byte === QUOTE) cursor.inString = false;
    return { belongs: true, ends: false };
  }
  if (OPENING.has(byte)) {
    cursor.depth += 1;
    if (cursor.startLine === 0 && cursor.depth > cursor.valueDepth) cursor.startLine = cursor.line;
    return { belongs: cursor.startLine !== 0, ends: false };
  }
  if (CLOSING.has(byte)) {
    cursor.depth -= 1;
    return {
      belongs: cursor.startLine !== 0,
      ends: cursor.startLine !== 0 && cursor.depth <= cursor.valueDepth,
    };
  }
  if (cursor.startLine === 0) {
    const isBetween = isSpace(byte) || byte === COMMA;
    if (isBetween) return { belongs: false, ends: false };
    cursor.startLine = cursor.line;
  }
  if (byte === QUOTE) cursor.inString = true;
  const endsScalar = cursor.depth === cursor.valueDepth && (byte === COMMA || byte === NEWLINE);
  return { belongs: !endsScalar, ends: endsScalar };
};

/**
 * Yields the values of a JSON document that does not have one value per line: the elements of a list, or
 * objects printed over several lines. Holds one value in memory; a value beyond the limit is yielded as
 * `null`.
 */
export async function* readDocument(bytes: Bytes, maxBytes: number = MAX_LINE_BYTES): AsyncGenerator<Line> {
  const cursor: JsonCursor = {
    depth: 0,
    inString: false,
    escaped: false,
    line: 1,
    valueDepth: 0,
    startLine: 0,
  };
  let isStart = true;
  let position = 0;
  let pieces: Uint8Array[] = [];
  let length = 0;
  const keep = (piece: Uint8Array): void => {
    length += piece.length;
    if (length > maxBytes) pieces = [];
    else if (piece.length > 0) pieces.push(piece);
  };
  const take = (): Line => {
    const place = {
      number: cursor.startLine,
      ...(cursor.valueDepth > 0 ? { position: (position += 1) } : {}),
    };
    const line =
      length > maxBytes
        ? { ...place, text: null, isRepaired: false }
        : { ...place, ...decodeText(Buffer.concat(pieces)) };
    pieces = [];
    length = 0;
    cursor.startLine = 0;
    return line;
  };
  for await (const chunk of bytes) {
    let from = -1;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (isStart) {
        if (isSpace(byte) || BYTE_ORDER_MARK.includes(byte)) {
          if (byte === NEWLINE) cursor.line += 1;
          continue;
        }
        isStart = false;
        if (byte === ARRAY) {
          cursor.valueDepth = 1;
          cursor.depth = 1;
          continue;
        }
      }
      const { belongs, ends } = step(cursor, byte);
      if (belongs && from === -1) from = index;
      if (!ends) continue;
      if (from !== -1) keep(chunk.subarray(from, belongs ? index + 1 : index));
      from = -1;
      yield take();
    }
    if (from !== -1) keep(chunk.subarray(from));
  }
  if (cursor.startLine !== 0 && length > 0) yield take();
}
