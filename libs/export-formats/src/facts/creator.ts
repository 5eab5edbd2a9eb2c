import type { Author } from '@open-discovery/model';
import { parseOrcid } from '@open-discovery/identifiers';
import { lines, oneLine } from './clean-text.ts';

/** The parts of a person's name. */
export interface PersonName {
  readonly family: string;
  readonly given: string;
  /** `van der`: precedes the family name. */
  readonly particle: string;
  /** `Jr.`, `III`. */
  readonly suffix: string;
}

/** The creator of a record: a person, or an organization whose name has no parts. */
export interface Creator {
  /** As given by the source. */
  readonly fullName: string;
  /** `null` for an organization, or when the name cannot be split. */
  readonly person: PersonName | null;
  /** Address of the ORCID iD. */
  readonly orcid: string | null;
  readonly affiliations: readonly string[];
}

/** Returns the family name with its particle: `van der Berg`. */
export const familyName = ({ particle, family }: PersonName): string => `${particle} ${family}`.trim();

/** Returns a name for sorting, family name first; that of an organization as it is. */
export const sortedName = ({ person, fullName }: Pick<Creator, 'person' | 'fullName'>): string =>
  person === null
    ? fullName
    : [familyName(person), person.given, person.suffix].filter((part) => part !== '').join(', ');

/** Words that occur in names of organizations and hardly ever in those of persons. */
const BODY_WORD =
  /\b(?:academ(?:y|ia|ie)|accademia|agency|akademi[ea]|association|authority|(?:data|world) bank|board|bureau|cent(?:er|re|rum)|collaboration|college|commission|committee|company|consortium|corporation|council|department|directorate|federation|foundation|government|group|hospital|inc|initiative|institut\w*|instituto|istituto|laborator\w*|limited|ltd|gmbh|llc|library|ministry|museum|network|office|organi[sz]ation|observatory|partnership|program(?:me)?|project|research|school|service|services|society|statistics|survey|team|trust|union|universi\w*|working)\b|[|/&\d]/i;
/** `Jr.` and `III`, which are no part of the given name. */
const SUFFIX = /^(?:jr|sr|[ivx]{2,4}|junior|senior)\.?$/i;
/** Lower-case words that begin a family name. */
const PARTICLES =
  /^((?:(?:af|al|bin|da|das|de|degli|dei|del|dela|della|den|der|des|di|do|dos|du|el|ibn|la|le|ten|ter|till|van|von|vom|zu|zum|zur|’t|'t)\s+)+)(?=\S)/u;
/** A word of a person's name: it begins with a capital letter or is written in a script without case. */
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

/** `Jane van der Doe Jr.`; a single word cannot be split. */
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
 * Splits a person's name; `null` for an organization, or when the name cannot be split.
 * @example parsePersonName('van der Berg, Jan') // { family: 'Berg', given: 'Jan', particle: 'van der', suffix: '' }
 */
export const parsePersonName = (fullName: string): PersonName | null => {
  if (BODY_WORD.test(fullName)) return null;
  const parts = fullName.split(',').map((part) => part.trim());
  return parts.length > 1 ? turned(parts.filter((part) => part !== '')) : straight(fullName.split(' '));
};

/**
 * Returns DataCite's word for whose name a contributor's is; '' if unknown. Contributors are more often organizations than
 * authors are, so only a comma makes a name that of a person.
 */
export const nameTypeOf = (fullName: string): 'Personal' | 'Organizational' | '' => {
  if (BODY_WORD.test(fullName)) return 'Organizational';
  return fullName.includes(',') && parsePersonName(fullName)?.given ? 'Personal' : '';
};

const orcidOf = (author: Author): string | null => {
  const id = author.pid?.id;
  return id?.scheme?.startsWith('orcid') ? (parseOrcid(id.value)?.url ?? null) : null;
};

/** Converts an author of a record to a creator. */
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
