import { foldAccents } from '../../fold-accents.ts';

const MAX_WORDS = 10;

/** Returns the words of a search, without case and accents. */
export const wordsOf = (search: string): readonly string[] =>
  foldAccents(search).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** Returns the pattern of texts that contain a word, whose wildcards are quoted by a backslash. */
export const likeWord = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
