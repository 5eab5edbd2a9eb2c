import { foldAccents } from '../../fold-accents.ts';

const MAX_WORDS = 10;

/** Returns the words of a search, without case and accents. */
export const wordsOf = (search: string): readonly string[] =>
  foldAccents(search).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
