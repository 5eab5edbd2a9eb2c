import { parseOrcid } from '@open-discovery/identifiers';
import type { Fields } from '../../fields.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { authorsAmong } from '../mapping/people.ts';
import type { Row } from '../mapping/row.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { textsOf, unimarcSection } from './unimarc-row.ts';

/**
 * The relator codes of UNIMARC of those who made a work: artist, author, author of the dialog, of lyrics, of the text,
 * cartographer, composer, creator, the one who defends a thesis, dubious author, illustrator as artist, photographer, programmer.
 */
const AUTHORS = new Set([
  '040',
  '070',
  '072',
  '090',
  '100',
  '180',
  '230',
  '245',
  '305',
  '330',
  '385',
  '600',
  '635',
  '690',
]);

const PARTS = ['a', 'b', 'c', 'f', 'g', 'o', 'p', '3', '4'];

/** A name in two parts, as 70X has it: `$a Carberry $b Josiah`; `$g` has the given names in full. */
const personOf = (field: Fields): WorkAuthor[] => {
  const [family] = textsOf(field, 'a');
  const [given] = textsOf(field, 'g', 'b');
  const author = authorOf({ family: given === undefined ? null : family, given, literal: family });
  const orcid = textsOf(field, 'o')
    .map((text) => text.replace(/^orcid:?\s*/i, ''))
    .find((text) => parseOrcid(text) !== null);
  return authorWith(author, { orcid: orcid ?? null, affiliations: textsOf(field, 'p') });
};

const bodyOf = (field: Fields): WorkAuthor[] => {
  const fullName = textsOf(field, 'a', 'b').join('. ');
  return fullName === '' ? [] : [{ fullName }];
};

const SECTIONS = {
  '700': 'Personal Name, Primary Responsibility',
  '701': 'Personal Name, Alternative Responsibility',
  '702': 'Personal Name, Secondary Responsibility',
  '710': 'Corporate Body Name, Primary Responsibility',
  '711': 'Corporate Body Name, Alternative Responsibility',
  '712': 'Corporate Body Name, Secondary Responsibility',
} as const;

/** Returns the row of a field of names. A name without a relator is an author if its responsibility is not secondary. */
export const peopleRow = (tag: keyof typeof SECTIONS): Row<Work> => {
  const isAuthor = (field: Fields): boolean => {
    const relators = textsOf(field, '4');
    return relators.length === 0 ? !tag.endsWith('2') : relators.some((relator) => AUTHORS.has(relator));
  };
  const toPerson = tag.startsWith('70') ? personOf : bodyOf;
  return authorsAmong(tag, unimarcSection(SECTIONS[tag]), PARTS, { isAuthor, toPerson });
};
