import type { DocumentEnd } from './document-end.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;
const ARRAY = 0x5b;
const OPENING: ReadonlySet<number> = new Set([ARRAY, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);
/** The ends of a line after which an object continues: `{`, `[`, a comma and a colon. */
const CONTINUED: ReadonlySet<number> = new Set([...OPENING, 0x2c, 0x3a]);
const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** The position of the reader. */
interface Cursor {
  depth: number;
  inString: boolean;
  isEscaped: boolean;
  /** The first and the last byte that is no space; 0 before. */
  first: number;
  last: number;
  /** `null` until the first line has ended. */
  hasLines: boolean | null;
}

const step = (cursor: Cursor, byte: number): void => {
  if (cursor.inString) {
    if (cursor.isEscaped) cursor.isEscaped = false;
    else if (byte === BACKSLASH) cursor.isEscaped = true;
    else if (byte === QUOTE) cursor.inString = false;
  } else if (byte === QUOTE) cursor.inString = true;
  else if (OPENING.has(byte)) cursor.depth += 1;
  else if (CLOSING.has(byte)) cursor.depth -= 1;
};

/** A damaged line of many costs only itself, so that the last one decides. */
const endLine = (cursor: Cursor): void => {
  cursor.hasLines ??= cursor.first !== ARRAY && !CONTINUED.has(cursor.last);
  if (!cursor.hasLines) return;
  cursor.depth = 0;
  cursor.inString = false;
  cursor.isEscaped = false;
};

/** Finds the end of JSON: of one document, or of one value per line as the importer tells them apart. Begins at the first value. */
export const createJsonEnd = (): DocumentEnd => {
  const cursor: Cursor = {
    ...{ depth: 0, inString: false, isEscaped: false },
    ...{ first: 0, last: 0, hasLines: null },
  };
  return {
    read(piece) {
      for (const byte of piece) {
        if (byte === NEWLINE && cursor.first !== 0) endLine(cursor);
        if (isSpace(byte)) {
          cursor.isEscaped = false;
          continue;
        }
        if (cursor.first === 0) cursor.first = byte;
        cursor.last = byte;
        step(cursor, byte);
      }
    },
    isOpen: () => cursor.depth > 0 || cursor.inString,
  };
};
