import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { authorsAndOthers, lostRoles } from '../mapping/people.ts';
import { isAuthorRelator } from '../mapping/relators.ts';
import type { Row } from '../mapping/row.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { textAt, textsAt, withAttribute } from '../mapping/xml-parts.ts';
import type { HalDocument } from './hal-document.ts';
import { halSection } from './hal-section.ts';
import { idHalIn, orcidIn } from './hal-values.ts';

/** HAL's own words for authors: the corresponding one, and several first or last ones. */
const HAL_AUTHOR = /^(?:crp|co_(?:first|last)_author)$/;

/** Reports whether a role in HAL is that of an author. */
export const isHalAuthor = (role: string): boolean => isAuthorRelator(role) || HAL_AUTHOR.test(role);

/** A name without a role is that of an author. */
const isAuthor = (person: Fields): boolean => isHalAuthor(textAt(person, '@role') ?? 'aut');

const toPerson =
  ({ structures }: HalDocument) =>
  (person: Fields): WorkAuthor[] => {
    const author = authorOf({
      given: textsAt(person, 'persName.forename').join(' ') || null,
      family: textAt(person, 'persName.surname'),
      literal: textAt(person, 'persName'),
    });
    const places = [...textsAt(person, 'affiliation.@ref'), ...textsAt(person, 'orgName.@ref')].flatMap(
      (id) => structures.get(id) ?? [],
    );
    return authorWith(author, {
      orcid: orcidIn(withAttribute(fieldsOf(person['idno']), 'type', /^orcid$/i)),
      pid: idHalIn(withAttribute(fieldsOf(person['idno']), 'type', /^idhal$/i)),
      organizations: places,
    });
  };

/** Numbers of authors in HAL and in other catalogs; an IdHAL is kept where there is no ORCID iD. */
const hasOtherIds = (person: Fields): boolean => {
  const types = textsAt(person, 'idno.@type').map((type) => type.toLowerCase());
  return types.some((type) => type !== 'orcid' && (type !== 'idhal' || types.includes('orcid')));
};

/** Affiliations are references to organizations at the end of the document, which may be missing. */
const lostPlaces = (people: readonly Fields[], { structures }: HalDocument): string[] =>
  people
    .flatMap((person) => [...textsAt(person, 'affiliation.@ref'), ...textsAt(person, 'orgName.@ref')])
    .some((id) => !structures.has(id))
    ? ['affiliation without its organization']
    : [];

/** Returns the row of the people of a work: its authors, and others with their roles. */
export const halPeopleRow = (field: string, document: HalDocument): Row<Work> => ({
  field,
  section: halSection('author'),
  to: 'authors, contributors, organizations',
  parts: [
    '@role',
    'persName',
    'idno.@type',
    'idno.@notation',
    'idno.#text',
    'affiliation.@ref',
    'orgName.@ref',
  ],
  read: (values) => authorsAndOthers({ people: fieldsOf(values), isAuthor, toPerson: toPerson(document) }),
  lost: (values) => [
    ...lostRoles({ people: fieldsOf(values), isAuthor }),
    ...lostPlaces(fieldsOf(values), document),
    ...(fieldsOf(values).some(hasOtherIds) ? ['identifiers of other schemes'] : []),
  ],
});
