import { isFields } from '../fields.ts';
import type { Fields } from '../fields.ts';

const CAPITALIZED = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*`;
/** A name such as `Hans van der Berg`. */
const IN_ORDER = new RegExp(
  String.raw`^${CAPITALIZED}(?: (?:${CAPITALIZED}|de|da|di|do|du|del|den|der|dos|la|le|van|von|y)){1,4}$`,
  'u',
);

/** Reports whether a name is one such as `Berg, Hans`, without a second comma or a digit. */
const isInverted = (name: string): boolean => {
  const parts = name.split(',');
  return parts.length === 2 && parts.every((part) => /\p{L}/u.test(part)) && !/\d/.test(name);
};

const isPerson = (name: string): boolean => isInverted(name) || IN_ORDER.test(name);

const namesIn = ({ fullName, pid }: Fields): string[] => {
  if (typeof fullName !== 'string' || !fullName.includes(';') || pid) return [];
  const names = fullName.split(';').map((name) => name.trim());
  return names.filter(Boolean).every(isPerson) ? names.filter(Boolean) : [];
};

/**
 * Splits authors whose name is a list of persons, as some sources write all authors of a work into one field. An author
 * with an identifier is one person.
 *
 * @example splitAuthors([{ fullName: 'Berg, Hans ; See, Anna', rank: 1 }]) // [{ fullName: 'Berg, Hans', rank: 1 }, { fullName: 'See, Anna', rank: 2 }]
 */
export const splitAuthors = (authors: readonly unknown[]): readonly unknown[] => {
  if (!authors.some((author) => isFields(author) && namesIn(author).length > 1)) return authors;
  const split = authors.flatMap((author): unknown[] => {
    const names = isFields(author) ? namesIn(author) : [];
    return names.length > 1 ? names.map((fullName) => ({ fullName })) : [author];
  });
  return split.map((author, index) => (isFields(author) ? { ...author, rank: index + 1 } : author));
};
