import { sortedName } from '../facts/creator.ts';
import type { Creator } from '../facts/creator.ts';
import type { Facts } from '../facts/facts.ts';
import { fullTitle } from '../facts/full-title.ts';
import { isbnsOf } from '../facts/identifiers-of.ts';
import { shortNameOf, typeNameOf } from '../facts/type-name.ts';
import type { Issued } from '../facts/issued.ts';
import { typeWord } from './type-word.ts';

type Line = readonly [tag: string, value: string | undefined];

/** RIS splits names at commas and has no escape, so commas are removed from an organization's name. */
const risName = (creator: Creator): string =>
  creator.person === null ? creator.fullName.replaceAll(',', '') : sortedName(creator);

const two = (number: number | undefined): string =>
  number === undefined ? '' : String(number).padStart(2, '0');

/** Formats a date as `2020/05/01/`; unknown parts stay empty. */
const risDate = ({ year, month, day }: Issued): string => `${year}/${two(month)}/${two(day)}/`;

const venueLines = ({ venue, publisher, ...facts }: Facts): Line[] => [
  ['T2', venue?.name],
  ['VL', venue?.volume],
  ['IS', venue?.issue],
  ['SP', venue?.firstPage],
  ['EP', venue?.lastPage],
  // A journal's ISSN, or a book's ISBN.
  ['SN', venue?.issns[0] ?? isbnsOf(facts.furtherIdentifiers)[0]],
  ['CY', venue?.place],
  ['PB', publisher],
];

/** Returns the addresses of all identifiers, or else the first one of a copy; a website is not a copy. */
const addressesOf = ({ item, identifiers, urls }: Facts): string[] => [
  ...identifiers.map(({ url }) => url),
  ...(identifiers.length === 0 || item.kind !== 'product' ? urls.slice(0, 1) : []),
];

const linesOf = (facts: Facts): Line[] => [
  ['TY', typeWord('ris', facts.type)],
  ['M3', typeNameOf(facts)],
  ['ID', facts.id],
  ['TI', fullTitle(facts)],
  ['ST', shortNameOf(facts)],
  ...facts.creators.map((creator): Line => ['AU', risName(creator)]),
  ['PY', facts.issued ? String(facts.issued.year) : ''],
  ['DA', facts.issued ? risDate(facts.issued) : ''],
  ...venueLines(facts),
  ['ET', facts.version || facts.venue?.edition],
  ['DO', facts.doi],
  ...addressesOf(facts).map((url): Line => ['UR', url]),
  ['LA', facts.language],
  ...facts.subjects.map((subject): Line => ['KW', subject]),
  ['AB', facts.description],
];

/**
 * Formats a record as RIS tags with the line ends that the format requires. Values stay on one line, so that
 * no text of a record can be read as a tag. Source: RIS format specification of 2011.
 */
export const toRis = (facts: Facts): string =>
  [...linesOf(facts).flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : [])), 'ER  - ', ''].join(
    '\r\n',
  );
