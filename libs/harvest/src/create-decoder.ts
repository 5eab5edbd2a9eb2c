/** The characters of Windows-1252 for the codes from 0x80 on, in which it differs from Latin-1. Source: WHATWG Encoding, index windows-1252. */
const CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const FIRST = 0x80;
const CONTROLS = /[\u0080-\u009F]/g;

/** Some versions of Node.js decode Windows-1252 as Latin-1, so that quotation marks and dashes become control characters. */
const asWindows1252 = (text: string): string =>
  text.replaceAll(CONTROLS, (control) => CHARACTERS[control.charCodeAt(0) - FIRST] ?? control);

interface Decoder {
  readonly decode: (bytes?: Uint8Array, options?: { readonly stream?: boolean }) => string;
}

/**
 * Creates a decoder like `TextDecoder`, that decodes Windows-1252 in every version of Node.js (also under its names ISO-8859-1
 * and ASCII). Throws for an unknown encoding.
 * @example createDecoder('windows-1252').decode(Buffer.from([0x96])) // '–'
 */
export const createDecoder = (encoding = 'utf-8'): Decoder => {
  const decoder = new TextDecoder(encoding);
  return decoder.encoding === 'windows-1252'
    ? { decode: (bytes, options) => asWindows1252(decoder.decode(bytes, options)) }
    : decoder;
};

/** Letters that only a text in UTF-8 has: the bytes of one letter would be two or more signs in Windows-1252. */
const OTHER_LETTERS = /[^\u0000-\u007F\uFFFD]/;
const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes a text that does not name its encoding: UTF-8, or Windows-1252 if it is not valid and has no letter beyond ASCII that
 * is. Otherwise the invalid bytes become U+FFFD.
 */
export const decodeUnnamed = (bytes: Uint8Array): string => {
  try {
    return strict.decode(bytes);
  } catch {
    const text = createDecoder().decode(bytes);
    return OTHER_LETTERS.test(text) ? text : createDecoder('windows-1252').decode(bytes);
  }
};
