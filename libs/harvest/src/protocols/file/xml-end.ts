import type { DocumentEnd } from './document-end.ts';

/** The parts in which nothing is a tag, by their starts. */
const OPAQUE: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];
const LONGEST_START = '<![CDATA['.length;
/** A tag of any length would be copied with each piece. */
const MAX_TAG_BYTES = 1_048_576;

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const QUOTES: ReadonlySet<number> = new Set([0x22, 0x27]);
const isNameStart = (byte: number): boolean =>
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x61 && byte <= 0x7a) ||
  byte === 0x5f ||
  byte === 0x3a ||
  byte >= 0x80;

/** Returns the place of the `>` of a tag; -1 if it has not come yet. */
const endOfTag = (text: Buffer, start: number): number => {
  let quote = 0;
  for (let at = start; at < text.length; at += 1) {
    const byte = text[at] ?? 0;
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (QUOTES.has(byte)) quote = byte;
    else if (byte === GREATER) return at;
  }
  return -1;
};

/** Returns by how many levels a tag changes the depth. */
const levelsOf = (text: Buffer, start: number, end: number): number => {
  if (text[start + 1] === SLASH) return -1;
  return text[end - 1] === SLASH ? 0 : 1;
};

interface Cursor {
  depth: number;
  /** The end of the comment, section or declaration that has begun; `null` outside. */
  until: string | null;
  /** True after a tag that is too long to be followed. */
  isLost: boolean;
}

/** Reads up to the next tag or its end. Returns the place after it; `null` if more of the text is needed. */
const step = (cursor: Cursor, text: Buffer, from: number): number | null => {
  if (cursor.until !== null) {
    const end = text.indexOf(cursor.until, from);
    if (end < 0) return null;
    const next = end + cursor.until.length;
    cursor.until = null;
    return next;
  }
  if (text.length < from + LONGEST_START) return null;
  const start = text.toString('latin1', from, from + LONGEST_START);
  const opaque = OPAQUE.find(([sign]) => start.startsWith(sign));
  if (opaque !== undefined) {
    [, cursor.until] = opaque;
    return from + opaque[0].length;
  }
  const first = text[from + 1] ?? 0;
  if (first !== SLASH && !isNameStart(first)) return from + 1;
  const end = endOfTag(text, from);
  if (end < 0) return null;
  cursor.depth = Math.max(0, cursor.depth + levelsOf(text, from, end));
  return end + 1;
};

/** Finds the end of an XML document by its tags, in any encoding that has those of ASCII. Checks nothing else. */
export const createXmlEnd = (): DocumentEnd => {
  const cursor: Cursor = { depth: 0, until: null, isLost: false };
  /** The end of the last piece, if it cannot be read without the next one: the start of a tag, or of the end of a part. */
  let rest: Buffer = Buffer.alloc(0);
  const read = (piece: Buffer): void => {
    if (cursor.isLost) return;
    const text = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    let at: number | null = 0;
    let from = 0;
    while (at !== null) {
      from = cursor.until === null ? text.indexOf(LESS, at) : at;
      at = from < 0 ? null : step(cursor, text, from);
    }
    if (cursor.until !== null) from = Math.max(from, text.length - cursor.until.length + 1);
    rest = text.subarray(from < 0 ? text.length : from);
    cursor.isLost = rest.length > MAX_TAG_BYTES;
  };
  return {
    read,
    isOpen() {
      // Short tags wait for the rest of a long start.
      read(Buffer.alloc(LONGEST_START, ' '));
      return !cursor.isLost && (cursor.depth > 0 || cursor.until !== null || rest.length > 0);
    },
  };
};
