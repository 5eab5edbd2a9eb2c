import type { Author } from '@open-discovery/model';
import { parseOrcid } from '@open-discovery/identifiers';
import { lines, oneLine } from './clean-text.ts';

/** A person by the parts of the name. */
export interface PersonName {
  readonly family: string;
  readonly given: string;
  /** `van der`: stands before the family name. */
  readonly particle: string;
  /** `Jr.`, `III`. */
  readonly suffix: string;
}

/** Who made a record: a person, or a body whose name has no parts. */
export interface Creator {
  /** As the source writes it. */
  readonly fullName: string;
  /** `null` for a body, and for a name that can't be told apart. */
  readonly person: PersonName | null;
  /** Address of the ORCID iD. */
  readonly orcid: string | null;
  readonly affiliations: readonly string[];
}

/** Words that stand in names of bodies and in hardly any person's. */
const BODY_WORD =
  /\b(?:agency|association|authority|board|bureau|cent(?:er|re|rum)|collaboration|college|commission|committee|company|consortium|corporation|council|department|directorate|federation|foundation|government|group|hospital|inc|initiative|institut\w*|instituto|istituto|laborator\w*|limited|ltd|gmbh|llc|library|ministry|museum|network|office|organi[sz]ation|observatory|partnership|program(?:me)?|project|research|school|service|services|society|statistics|survey|team|trust|union|universi\w*|working)\b|[|/&\d]/i;
const SUFFIX = /^(?:jr|sr|[ivx]{2,4}|junior|senior)\.?$/i;
/** Words that begin a family name in lower case. */
const PARTICLES =
  /^((?:(?:af|al|bin|da|das|de|degli|dei|del|dela|della|den|der|des|di|do|dos|du|el|ibn|la|le|ten|ter|till|van|von|vom|zu|zum|zur|’t|'t)\s+)+)(?=\S)/u;
/** A word as a person's name has it: begins with a capital letter, or is written in a script without them. */
const NAME_WORD = /^[\p{Lu}\p{Lt}\p{Lo}]/u;

const person = (family: string, given: string, suffix = ''): PersonName => {
  const particle = PARTICLES.exec(family)?.[1] ?? '';
  return { family: family.slice(particle.length), given, particle: particle.trim(), suffix };
};

/** `Doe, Jane`, `Doe, Jr., Jane`, `Doe, Jane, Jr.` */
const turned = (parts: readonly string[]): PersonName | null => {
  const [family = '', ...rest] = parts;
  const suffix = rest.find((part) => SUFFIX.test(part)) ?? '';
  const given = rest.filter((part) => part !== suffix);
  return family === '' || given.length > 1 ? null : person(family, given[0] ?? '', suffix);
};

/** `Jane van der Doe Jr.`; one word alone can't be told apart. */
const straight = (words: readonly string[]): PersonName | null => {
  const last = words.at(-1) ?? '';
  const suffix = words.length > 2 && SUFFIX.test(last) ? last : '';
  const names = suffix === '' ? words : words.slice(0, -1);
  const small = names.findIndex((word, at) => at > 0 && !NAME_WORD.test(word));
  const from = small === -1 ? names.length - 1 : small;
  const family = person(names.slice(from).join(' '), names.slice(0, from).join(' '), suffix);
  const isName = names.length > 1 && names.length <= 6 && NAME_WORD.test(family.family);
  return isName && (small === -1 || family.particle !== '') ? family : null;
};

/**
 * The parts of a person's name, or `null` for a body and for a name that can't be told apart.
 * @example parsePersonName('van der Berg, Jan') // { family: 'Berg', given: 'Jan', particle: 'van der', suffix: '' }
 */
export const parsePersonName = (fullName: string): PersonName | null => {
  if (BODY_WORD.test(fullName)) return null;
  const parts = fullName.split(',').map((part) => part.trim());
  return parts.length > 1 ? turned(parts.filter((part) => part !== '')) : straight(fullName.split(' '));
};

const orcidOf = (author: Author): string | null => {
  const id = author.pid?.id;
  return id?.scheme?.startsWith('orcid') ? (parseOrcid(id.value)?.url ?? null) : null;
};

/** Who an author of a record is. */
export const toCreator = (author: Author): Creator => {
  const fullName = oneLine(author.fullName);
  const [family, given] = [oneLine(author.surname ?? ''), oneLine(author.name ?? '')];
  const isSplit = family !== '' && given !== '' && !BODY_WORD.test(fullName);
  return {
    fullName,
    person: isSplit ? person(family, given) : parsePersonName(fullName),
    orcid: orcidOf(author),
    affiliations: lines(author.affiliations),
  };
};
