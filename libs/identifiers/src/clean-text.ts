import { textOf } from './text-of.ts';
import { trimEdges } from './trim-edges.ts';
import { visibleText } from './visible-text.ts';

/** Longer than any identifier. The limit bounds the work on hostile text. */
const LONGEST_IDENTIFIER = 4096;

/** Returns pasted text as a reader sees it, without what surrounds it; '' if it is too long or no text. */
export const cleanText = (text: unknown): string => {
  const trimmed = textOf(text).trim();
  return trimmed.length > LONGEST_IDENTIFIER ? '' : trimEdges(visibleText(trimmed).text);
};
