/** Letters that have no decomposition but are looked for without their stroke or as two letters. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const LETTER_PATTERN = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const MARKS = /\p{M}+/gu;
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Takes case, diacritics and compatibility forms off a text: NFKD, lower case, no marks.
 * Not idempotent in length: one character may become two.
 *
 * @example
 * fold('Œuvre Straße Ångström'); // 'oeuvre strasse angstrom'
 */
export const fold = (text: string): string => {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(LETTER_PATTERN, (letter) => LETTERS[letter] ?? letter);
};
