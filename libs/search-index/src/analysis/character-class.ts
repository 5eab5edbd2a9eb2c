/** The role of a UTF-16 code unit in a text: separator, part of a word, or part of a script without spaces. */
export const SEPARATOR = 0;
export const WORD = 1;
/** Han, kana, hangul: tokenized into bigrams. */
export const CJK = 2;
/** Thai, Lao, Khmer, Burmese: scripts without spaces, segmented by the platform's dictionary. */
export const UNSPACED = 3;
/** Combining marks: they belong to the preceding character. */
export const MARK = 4;

export type CharacterClass = typeof SEPARATOR | typeof WORD | typeof CJK | typeof UNSPACED | typeof MARK;

const MARK_PATTERN = /[\p{M}\uff9e\uff9f]/u;
const CJK_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc\uff70]/u;
const UNSPACED_PATTERN = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD_PATTERN = /[\p{L}\p{N}]/u;

const UNKNOWN = 255;
const known = new Uint8Array(0x10000).fill(UNKNOWN);

const classify = (character: string): CharacterClass => {
  if (UNSPACED_PATTERN.test(character)) return UNSPACED;
  if (MARK_PATTERN.test(character)) return MARK;
  if (!WORD_PATTERN.test(character)) return SEPARATOR;
  return CJK_PATTERN.test(character) ? CJK : WORD;
};

/**
 * Returns the class of a code point by its Unicode properties. Classes of the basic plane are cached.
 * @example
 * characterClass('é'.codePointAt(0) ?? 0); // WORD
 */
export const characterClass = (codePoint: number): CharacterClass => {
  if (codePoint > 0xffff) return classify(String.fromCodePoint(codePoint));
  const remembered = known[codePoint] as number;
  if (remembered !== UNKNOWN) return remembered as CharacterClass;
  const found = classify(String.fromCharCode(codePoint));
  known[codePoint] = found;
  return found;
};
