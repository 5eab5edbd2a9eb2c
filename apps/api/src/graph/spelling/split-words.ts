import type { WordLookup } from './word-lookup.ts';

/** Shorter pieces occur in any word. */
const PIECE_MIN_CHARS = 3;
/** Longer words are not two words without a space. */
const WORD_MAX_CHARS = 24;

type SplitLookup = Pick<WordLookup, 'countEach' | 'similarTo'>;

/**
 * Splits an unknown word into two known words. The second word may be misspelled as well.
 *
 * @example await splitWords('sealevell', …) // ['sea level']
 */
export const splitWords = async (word: string, { countEach, similarTo }: SplitLookup): Promise<string[]> => {
  const letters = Array.from(word);
  if (letters.length < 2 * PIECE_MIN_CHARS || letters.length > WORD_MAX_CHARS) return [];
  const pieces = Array.from({ length: letters.length - 2 * PIECE_MIN_CHARS + 1 }, (_none, at) => {
    const cut = at + PIECE_MIN_CHARS;
    return [letters.slice(0, cut).join(''), letters.slice(cut).join('')] as const;
  });
  const counts = await countEach(pieces.flat());
  const known = pieces.map(([first, second], at) => ({
    first: (counts[2 * at] ?? 0) > 0 ? first : null,
    second: (counts[2 * at + 1] ?? 0) > 0 ? second : null,
    rest: second,
  }));
  const whole = known.flatMap(({ first, second }) => (first && second ? [`${first} ${second}`] : []));
  if (whole.length > 0) return whole;
  const corrected: string[] = [];
  // Sequential, because each call scans the terms of the index.
  for (const { first, rest } of known) {
    if (first === null) continue;
    const [nearest] = await similarTo(rest);
    if (nearest) corrected.push(`${first} ${nearest}`);
  }
  return corrected;
};
