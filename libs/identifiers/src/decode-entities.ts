const AMPERSAND = String.raw`(?:amp|#0{0,4}38|#x0{0,4}26);`;
/** The characters that escaped HTML puts into identifiers and around them, by name or code. */
const OTHERS = String.raw`(?:(lt|gt|quot|apos|nbsp)|#0{0,4}(34|39|4[0147]|5[89]|6[02]|160)|#x0{0,4}(2[2789cf]|3[abce]|a0));`;
const CHARACTER_OF: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
]);

/** Matches a character reference of HTML. Ampersands can be escaped several times over: `&amp;amp;lt;`. */
export const ENTITY = new RegExp(`&(?:${AMPERSAND})*${OTHERS}|&(?:${AMPERSAND})+`, 'gi');

/** Returns the character of a match of {@link ENTITY}. */
export const characterOf = ([, name, decimal, hexadecimal]: RegExpExecArray): string => {
  if (name !== undefined) return CHARACTER_OF.get(name.toLowerCase()) ?? '';
  if (decimal !== undefined) return String.fromCharCode(Number(decimal));
  return hexadecimal === undefined ? '&' : String.fromCharCode(Number.parseInt(hexadecimal, 16));
};
