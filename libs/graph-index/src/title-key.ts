import { createHash } from 'node:crypto';

/** Enough characters of a hash that no two titles of a graph share them. */
const KEY_CHARS = 16;

/**
 * The value by which a whole title is found: letter case, accents and punctuation make no difference; `null` for a title
 * without letters and digits. A hash, because titles are long, nearly all differ, and nobody reads this field.
 *
 * @example
 * titleKey('Sea level: a review') === titleKey('SEA LEVEL – A REVIEW'); // true
 */
export const titleKey = (title: string): string | null => {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? null : createHash('sha256').update(words).digest('base64url').slice(0, KEY_CHARS);
};
