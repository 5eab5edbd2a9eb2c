/** The characters of ANSEL (ANSI/NISO Z39.47) for the codes from 0xA1 on. A space means that the code has none. */
const LETTERS = 'ŁØĐÞÆŒʹ·♭®±ƠƯʼ ʻłøđþæœʺı£ð ơư  °ℓ℗©♯¿¡ß€';
const FIRST_LETTER = 0xa1;

/** The combining characters of ANSEL for the codes from 0xE0 on. A space means that the code has none. */
const MARKS =
  '\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030C\u030A\uFE20\uFE21\u0315\u030B\u0310\u0327\u0328\u0323\u0324\u0325\u0333\u0332\u0326\u031C\u032E\uFE22\uFE23 \u0313';
const FIRST_MARK = 0xe0;
const FIRST_BEYOND_ASCII = 0x80;
const ESCAPE = 0x1b;
const REPLACEMENT = '\uFFFD';

/**
 * Decodes the Latin letters of MARC-8, in which accents come before their letter. Characters of other scripts, to which it
 * switches by an escape sequence, become U+FFFD.
 * @example decodeAnsel(Buffer.from([0xe2, 0x65])) // 'é'
 */
export const decodeAnsel = (bytes: Uint8Array): string => {
  const decoded: string[] = [];
  let marks = '';
  for (const byte of bytes) {
    const mark = byte >= FIRST_MARK ? (MARKS[byte - FIRST_MARK] ?? ' ') : ' ';
    if (mark !== ' ') {
      marks += mark;
      continue;
    }
    const letter =
      byte < FIRST_BEYOND_ASCII ? String.fromCharCode(byte) : (LETTERS[byte - FIRST_LETTER] ?? ' ');
    const isUnknown = byte === ESCAPE || (byte >= FIRST_BEYOND_ASCII && letter === ' ');
    decoded.push(isUnknown ? REPLACEMENT : letter, marks);
    marks = '';
  }
  return decoded.join('').normalize('NFC');
};
