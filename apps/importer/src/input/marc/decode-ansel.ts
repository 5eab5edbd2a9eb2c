import { decodeCombining } from './decode-combining.ts';

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
