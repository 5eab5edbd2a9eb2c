/** A character set of libraries, in which accents come before their letter. A space means that a code has no character. */
interface CombiningSet {
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
const decodeCombining = (
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

/** ANSEL (ANSI/NISO Z39.47). */
const ANSEL = {
  letters: 'ŁØĐÞÆŒʹ·♭®±ƠƯʼ ʻłøđþæœʺı£ð ơư  °ℓ℗©♯¿¡ß€',
  firstLetter: 0xa1,
  marks:
    '\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030C\u030A\uFE20\uFE21\u0315\u030B\u0310\u0327\u0328\u0323\u0324\u0325\u0333\u0332\u0326\u031C\u032E\uFE22\uFE23 \u0313',
  firstMark: 0xe0,
};

/**
 * Decodes the Latin letters of MARC-8.
 * @example decodeAnsel(Buffer.from([0xe2, 0x65])) // 'é'
 */
export const decodeAnsel = (bytes: Uint8Array): string => decodeCombining(bytes, ANSEL);

/** ISO 5426, the Latin characters of UNIMARC before Unicode. */
const ISO_5426 = {
  letters: '¡„£$¥†§′‘“«♭©℗®ʿʾ‚   ‡·″’”»♯ʹʺ¿                                 ÆĐ   Ĳ ŁØŒ Þ    æđð ıĳ łøœßþ',
  firstLetter: 0xa1,
  marks:
    '\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u0308\u030A\u0315\u0312\u030B\u031B\u030C\u0327\u031C\u0326\u0328\u0325\u032E\u0323\u0324\u0332\u0333\u0329\u032D \uFE20\uFE21',
  firstMark: 0xc0,
};

/**
 * Decodes the Latin letters of UNIMARC.
 * @example decodeIso5426(Buffer.from([0xc2, 0x65])) // 'é'
 */
export const decodeIso5426 = (bytes: Uint8Array): string => decodeCombining(bytes, ISO_5426);
