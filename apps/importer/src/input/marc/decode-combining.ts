/** A character set of libraries, in which accents come before their letter. A space means that a code has no character. */
export interface CombiningSet {
  /** The characters for the codes from `firstLetter` on. */
  readonly letters: string;
  readonly firstLetter: number;
  /** The combining characters for the codes from `firstMark` on. */
  readonly marks: string;
  readonly firstMark: number;
}

const FIRST_BEYOND_ASCII = 0x80;
const ESCAPE = 0x1b;
const REPLACEMENT = '\uFFFD';

/**
 * Decodes the Latin letters of a character set. Characters of other scripts, to which an escape sequence switches, become U+FFFD.
 */
export const decodeCombining = (
  bytes: Uint8Array,
  { letters, firstLetter, marks, firstMark }: CombiningSet,
): string => {
  const decoded: string[] = [];
  let pending = '';
  for (const byte of bytes) {
    const mark = byte >= firstMark ? (marks[byte - firstMark] ?? ' ') : ' ';
    if (mark !== ' ') {
      pending += mark;
      continue;
    }
    const letter =
      byte < FIRST_BEYOND_ASCII ? String.fromCharCode(byte) : (letters[byte - firstLetter] ?? ' ');
    const isUnknown = byte === ESCAPE || (byte >= FIRST_BEYOND_ASCII && letter === ' ');
    decoded.push(isUnknown ? REPLACEMENT : letter, pending);
    pending = '';
  }
  return decoded.join('').normalize('NFC');
};
