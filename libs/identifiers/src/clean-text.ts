import { foldCharacters, INVISIBLE } from './fold-characters.ts';
import { trimEdges } from './trim-edges.ts';

/** No identifier is longer; whatever is, is not looked at. This bounds the work on hostile text. */
export const LONGEST_IDENTIFIER = 4096;

/** Pasted text without its surroundings, invisible characters and typographic dashes; '' when it is too long. */
export const cleanText = (text: string): string => {
  const trimmed = text.trim();
  return trimmed.length > LONGEST_IDENTIFIER ? '' : trimEdges(foldCharacters(trimmed.replace(INVISIBLE, '')));
};
