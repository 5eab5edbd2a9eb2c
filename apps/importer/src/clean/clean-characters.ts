/**
 * Control characters other than line ends and tabs, bidirectional overrides, and byte order marks inside a
 * text.
 */
const UNWANTED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Removes invisible characters and characters that reorder text; lone surrogates become U+FFFD.
 * @example cleanCharacters('a\u202Eb') // 'ab'
 */
export const cleanCharacters = (text: string): string =>
  text.replaceAll(UNWANTED, '').replaceAll(LONE_SURROGATE, '\uFFFD');
