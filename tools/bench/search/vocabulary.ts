const CONSONANTS = 'bdfghjklmnprtvz';
const VOWELS = 'aeiou';
const SYLLABLES = CONSONANTS.length * VOWELS.length;

/** Words so frequent that they are short. */
const SHORT_WORDS = 5000;
const SHORT_SYLLABLES = 3;
const LONG_SYLLABLES = 4;
/** Has no factor in common with the number of syllables, so that multiplying by it only mixes the words. */
const MIXER = 1_000_003;

/** Numbers from 0 up to below 1, the same for the same seed. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x100000000;
  };
};

/**
 * The word of a rank, from 0; every rank has another. Frequent words do not begin alike.
 *
 * @example
 * wordOf(0); // 'bababa'
 */
export const wordOf = (rank: number): string => {
  const syllables = rank < SHORT_WORDS ? SHORT_SYLLABLES : LONG_SYLLABLES;
  let rest = (rank * MIXER) % SYLLABLES ** syllables;
  let word = '';
  for (let index = 0; index < syllables; index += 1) {
    const syllable = rest % SYLLABLES;
    word += CONSONANTS.charAt(syllable % CONSONANTS.length) + VOWELS.charAt(syllable / CONSONANTS.length);
    rest = Math.floor(rest / SYLLABLES);
  }
  return word;
};

/** A rank by Zipf's law: the n-th most frequent of so many comes 1/n as often as the first. */
export const zipfRank = (random: () => number, size: number): number => Math.floor(size ** random()) - 1;
