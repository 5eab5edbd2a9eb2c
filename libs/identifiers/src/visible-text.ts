import { characterOf, ENTITY } from './decode-entities.ts';
import { foldCharacters, INVISIBLE } from './fold-characters.ts';
import { replaceMapped, unchanged } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/** Matches text that needs no change, which is most of it. */
const PLAIN = /^[\n\x20-\x25\x27-\x7e]*$/;

/**
 * Returns a text as a reader sees it: without invisible characters, with the characters that HTML escapes, and with
 * ASCII dashes and digits.
 */
export const visibleText = (text: string): MappedText => {
  if (PLAIN.test(text)) return unchanged(text);
  const decoded = replaceMapped(
    replaceMapped(unchanged(text), INVISIBLE, () => ''),
    ENTITY,
    characterOf,
  );
  return { ...decoded, text: foldCharacters(decoded.text) };
};
