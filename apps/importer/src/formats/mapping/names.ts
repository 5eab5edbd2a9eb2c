import { textOf } from '../../fields.ts';
import { splitList } from './split-list.ts';
import type { WorkAuthor } from './work.ts';

/** The parts of a name as formats give them. */
export interface NameParts {
  readonly given?: unknown;
  readonly family?: unknown;
  /** `van der`, written before the family name. */
  readonly particle?: unknown;
  /** `Jr.` */
  readonly suffix?: unknown;
  /** The whole name: of a person, a group or an institution. */
  readonly literal?: unknown;
}

const joined = (words: readonly (string | null)[], separator: string): string =>
  words.filter((word) => word !== null).join(separator);

/**
 * Returns an author by the parts of the name, written `family, given`; `null` without any name.
 * @example authorOf({ given: 'Hans', family: 'Berg', particle: 'van der' }) // { fullName: 'van der Berg, Hans', … }
 */
export const authorOf = (parts: NameParts): WorkAuthor | null => {
  const [given, family, literal] = [textOf(parts.given), textOf(parts.family), textOf(parts.literal)];
  if (family === null) {
    const fullName = literal ?? given;
    return fullName === null ? null : splitName(fullName, given);
  }
  const surname = joined([textOf(parts.particle), family], ' ');
  const suffix = textOf(parts.suffix);
  const fullName = joined([surname, given, suffix], ', ');
  return { fullName, surname: joined([surname, suffix], ', '), name: given };
};

/** Returns a named author with further facts, as a list; an empty one without a name. */
export const authorWith = (
  named: WorkAuthor | null,
  facts: Omit<WorkAuthor, 'fullName' | 'name' | 'surname'>,
): WorkAuthor[] => (named === null ? [] : [{ ...named, ...facts }]);

/** Splits `Berg, Hans`; a name without a comma is kept whole, because its parts depend on the language. */
const splitName = (fullName: string, given: string | null): WorkAuthor => {
  const [surname = '', name = '', ...others] = splitList(fullName, ',');
  const isPerson =
    surname !== '' && name !== '' && others.length === 0 && surname.split(' ').length <= MOST_WORDS;
  return isPerson ? { fullName, surname, name } : { fullName, name: given };
};

/** Institutions have commas in longer names: `Department of Physics, University`. */
const MOST_WORDS = 3;
/** Words of institutions, which have no given name. */
const CORPORATE =
  /\b(?:universit\w*|institut\w*|department|ministry|agency|centre|center|consortium|committee|council|college|society|laborator\w*|gmbh|inc|ltd|group|team|collaboration)\b/i;

/** Returns an author by a whole name, as most formats without parts write it. */
export const authorOfText = (text: string): WorkAuthor | null => {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  if (name === '') return null;
  return CORPORATE.test(name) ? { fullName: name } : authorOf({ literal: name });
};

/** The first letter of a script without case, such as Hebrew, is not a particle. */
const PARTICLE = /^\p{Ll}/u;

/**
 * Returns an author by a name in the order of BibTeX: `Hans van der Berg`, `van der Berg, Hans` or `Berg, Jr., Hans`.
 * @example authorInOrder('Hans van der Berg')?.fullName // 'van der Berg, Hans'
 */
export const authorInOrder = (text: string): WorkAuthor | null => {
  const [first = '', second, third, ...others] = splitList(text, ',');
  // Several names in one are kept whole.
  if (others.length > 0) return authorOf({ literal: text });
  if (third !== undefined) return authorOf({ family: first, suffix: second, given: third });
  if (second !== undefined) return authorOf({ family: first, given: second });
  const words = first.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2) return authorOf({ literal: first });
  const at = words.findIndex((word, index) => index > 0 && index < words.length - 1 && PARTICLE.test(word));
  const from = at === -1 ? words.length - 1 : at;
  return authorOf({ given: words.slice(0, from).join(' '), family: words.slice(from).join(' ') });
};
