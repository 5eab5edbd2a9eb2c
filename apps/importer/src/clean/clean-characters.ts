/** Control characters but line ends and tabs, marks that reorder text, byte-order marks inside a text. */
const UNWANTED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** Half of a character that needs two code units. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A text without characters that no reader sees or that turn what is seen around; halves of characters become U+FFFD.
 * @example cleanCharacters('a\u202Eb') // 'ab'
 */
export const cleanCharacters = (text: string): string =>
  text.replaceAll(UNWANTED, '').replaceAll(LONE_SURROGATE, '\uFFFD');
