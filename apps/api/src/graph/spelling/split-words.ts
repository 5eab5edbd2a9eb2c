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
  const firstCounts = await countEach(pieces.map(([first]) => first));
  const known = pieces.filter((_pieces, at) => (firstCounts[at] ?? 0) > 0);
  const secondCounts = await countEach(known.map(([, second]) => second));
  const whole = known.filter((_pieces, at) => (secondCounts[at] ?? 0) > 0);
  if (whole.length > 0) return whole.map(([first, second]) => `${first} ${second}`);
  const corrected: string[] = [];
  // Sequential, because each call scans the terms of the index.
  for (const [first, second] of known) {
    const [nearest] = await similarTo(second);
    if (nearest) corrected.push(`${first} ${nearest}`);
  }
  return corrected;
};
