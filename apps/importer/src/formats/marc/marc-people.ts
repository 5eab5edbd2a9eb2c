import { parseOrcid } from '@open-discovery/identifiers';
import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { authorsAndOthers, lostRoles } from '../mapping/people.ts';
import { isAuthorRelator } from '../mapping/relators.ts';
import type { Row } from '../mapping/row.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { textsAt } from '../mapping/xml-parts.ts';
import { withoutPunctuation } from './marc-fields.ts';
import { marcSection } from './marc-row.ts';

const relatorsOf = (person: Fields): string[] =>
  [...textsAt(person, 'e'), ...textsAt(person, '4')].map((word) =>
    withoutPunctuation(word.replace(/^https?:\/\/id\.loc\.gov\/vocabulary\/relators\//, '')),
  );

/** A field with a title names another work, which has this person as its author. */
const isOfOtherWork = (person: Fields): boolean => textsAt(person, 't').length > 0;

const orcidOf = (person: Fields): string | null =>
  [...textsAt(person, '1'), ...textsAt(person, '0')].find(
    (id) => /orcid/i.test(id) && parseOrcid(id.replace(/^\(orcid\)/i, '')) !== null,
  ) ?? null;

const personOf = (field: Fields): WorkAuthor[] => {
  const [name = ''] = textsAt(field, 'a').map(withoutPunctuation);
  const [number = null] = textsAt(field, 'b').map(withoutPunctuation);
  const author = authorOf({ literal: [name, number].filter(Boolean).join(' ') });
  return authorWith(author, {
    orcid: orcidOf(field)?.replace(/^\(orcid\)/i, '') ?? null,
    affiliations: textsAt(field, 'u').map(withoutPunctuation),
  });
};

/** An institution with its units, which catalogs write as subfields: `University of Ebb. Institute of the Sea`. */
const bodyOf = (field: Fields): WorkAuthor[] => {
  const fullName = [...textsAt(field, 'a'), ...textsAt(field, 'b')]
    .map((name) => withoutPunctuation(name).replace(/(?<=\p{L}{3})\.$/u, ''))
    .join('. ');
  return fullName === '' ? [] : [{ fullName }];
};

const PARTS = ['a', 'b', 'e', 't', 'u', '0', '1', '4'];
const SECTIONS: Readonly<Record<string, string>> = {
  '100': 'Main Entry-Personal Name',
  '110': 'Main Entry-Corporate Name',
  '700': 'Added Entry-Personal Name',
  '710': 'Added Entry-Corporate Name',
};

/**
 * Returns a row for the people or bodies of a field. Main entries are authors; so are others whose relator says so, and people
 * without any.
 */
export const peopleRow = (tag: '100' | '110' | '700' | '710'): Row<Work> => {
  const isMain = tag.startsWith('1');
  const isBody = tag.endsWith('10');
  const isAuthor = (field: Fields): boolean => {
    const relators = relatorsOf(field);
    return isMain || (relators.length === 0 ? !isBody : relators.some(isAuthorRelator));
  };
  return {
    field: tag,
    section: marcSection(SECTIONS[tag] ?? ''),
    to: isMain ? 'authors' : 'contributors, authors',
    parts: PARTS,
    read: (values) =>
      authorsAndOthers({
        people: fieldsOf(values).filter((field) => !isOfOtherWork(field)),
        isAuthor,
        toPerson: isBody ? bodyOf : personOf,
      }),
    lost: (values) => [
      ...fieldsOf(values).flatMap((field) => (isOfOtherWork(field) ? ['of another work'] : [])),
      ...lostRoles({ people: fieldsOf(values), isAuthor }),
    ],
  };
};
