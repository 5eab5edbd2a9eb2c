import type { WordLookup } from './word-lookup.ts';

const TWO_LETTERS = /^\p{L}{2}$/u;
const RUNS = /[\p{L}\p{M}]+|\p{N}+/gu;

/**
 * Returns other ways to write a word of two letters, or of letters and digits: with a letter twice, or as two words. All of them
 * are known.
 *
 * @example await respellWord('covid19', …) // ['covid 19']
 */
export const respellWord = async (
  word: string,
  { countEach }: Pick<WordLookup, 'countEach'>,
): Promise<string[]> => {
  const known = async (words: readonly string[]): Promise<string[]> => {
    const counts = await countEach(words);
    return words.filter((_word, at) => (counts[at] ?? 0) > 0);
  };
  const [first = '', second = ''] = word;
  if (TWO_LETTERS.test(word)) return known([`${first}${second}${second}`, `${first}${first}${second}`]);
  const runs = word.match(RUNS) ?? [];
  return runs.length === 2 && (await known(runs)).length === 2 ? [runs.join(' ')] : [];
};
