import { createHash } from 'node:crypto';

/** The trace of one record in an answer: enough to tell which records are new, changed, the latest or gone. */
export interface RecordMark {
  /** A hash of the record's key. */
  readonly key: string;
  /** A hash of its content. */
  readonly fingerprint: string;
  readonly isDeleted: boolean;
}

const KEY_CHARS = 16;
const FINGERPRINT_CHARS = 8;
/** A line has a key, a fingerprint, a sign and a line end. */
const MARK_BYTES = KEY_CHARS + FINGERPRINT_CHARS + 2;

const hash = (text: string | Uint8Array, chars: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, chars);

/** A record of an answer, as the protocols find it. */
export interface HarvestedRecord {
  /** Identifies the record within its source. */
  readonly key: string;
  readonly isDeleted: boolean;
  /** Changes when the record's metadata change. */
  readonly content: string | Uint8Array;
  /** The record as the importer reads it: an element of XML, a line of JSON, or a file in an archive. */
  readonly text: string | Uint8Array;
}

export const markOf = ({ key, content, isDeleted }: HarvestedRecord): RecordMark => ({
  key: hash(key, KEY_CHARS),
  fingerprint: isDeleted ? '-'.repeat(FINGERPRINT_CHARS) : hash(content, FINGERPRINT_CHARS),
  isDeleted,
});

/** Formats a mark as a line of fixed width. */
export const formatMark = ({ key, fingerprint, isDeleted }: RecordMark): string =>
  `${key}${fingerprint}${isDeleted ? '-' : '+'}\n`;

/** Yields the marks of lines; ignores an incomplete last one. */
export function* parseMarks(text: string): Generator<RecordMark> {
  for (let at = 0; at + MARK_BYTES <= text.length; at += MARK_BYTES)
    yield {
      key: text.slice(at, at + KEY_CHARS),
      fingerprint: text.slice(at + KEY_CHARS, at + KEY_CHARS + FINGERPRINT_CHARS),
      isDeleted: text[at + KEY_CHARS + FINGERPRINT_CHARS] === '-',
    };
}
