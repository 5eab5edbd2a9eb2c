import { createHash } from 'node:crypto';

/** Hash length at which two titles of a graph do not collide. */
const KEY_CHARS = 16;

/**
 * Returns a key for finding a whole title, ignoring letter case, accents and punctuation; `null` for a title without
 * letters and digits. The key is a hash, because titles are long and almost all different.
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
