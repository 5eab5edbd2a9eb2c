import { foldCharacters, INVISIBLE } from './fold-characters.ts';
import { trimEdges } from './trim-edges.ts';

/** Longer than any identifier. The limit bounds the work on hostile text. */
const LONGEST_IDENTIFIER = 4096;

/** Trims pasted text and removes invisible characters and typographic dashes; '' if it is too long. */
export const cleanText = (text: string): string => {
  const trimmed = text.trim();
  return trimmed.length > LONGEST_IDENTIFIER ? '' : trimEdges(foldCharacters(trimmed.replace(INVISIBLE, '')));
};
