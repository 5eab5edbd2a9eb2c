/** Letters without a Unicode decomposition that are searched without their stroke or as two letters. */
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
/** Marks that are accents or points. The vowel signs of Indic scripts act as letters and are kept. */
const MARKS =
  /(?:(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])+/gu;
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Removes case, diacritics and compatibility forms: NFKD, lower case, no accents. The length may change: one
 * character may become two.
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
