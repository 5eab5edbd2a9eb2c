import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { authorOf, authorOfText, authorWith } from '../mapping/names.ts';
import type { WorkAuthor, WorkOrganization } from '../mapping/work.ts';

/** The parts of a creator or contributor that are read. */
export const PERSON_PARTS = [
  'name',
  'nameType',
  'givenName',
  'familyName',
  'nameIdentifiers.nameIdentifier',
  'nameIdentifiers.nameIdentifierScheme',
  'affiliation',
];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const rorOf = (place: Fields): WorkOrganization | null => {
  const ror = textOf(place['affiliationIdentifier']);
  return ror !== null && /ror/i.test(textOf(place['affiliationIdentifierScheme']) ?? ror)
    ? { ror, name: textOf(place['name']) }
    : null;
};

const schemeOf = ({ nameIdentifierScheme }: Fields): string => textOf(nameIdentifierScheme) ?? 'no scheme';
const isOrcid = (id: Fields): boolean => /orcid/i.test(schemeOf(id));

/** Returns the schemes of identifiers of people and their affiliations that the model has no place for: `GND`. */
export const otherIds = (people: readonly unknown[]): readonly string[] =>
  fieldsOf(people).flatMap(({ nameIdentifiers, affiliation }) => [
    ...fieldsOf(nameIdentifiers).flatMap((id) => (isOrcid(id) ? [] : [schemeOf(id)])),
    ...fieldsOf(listOf(affiliation)).flatMap((place) =>
      rorOf(place) === null ? (textOf(place['affiliationIdentifierScheme']) ?? []) : [],
    ),
  ]);

/** Returns a creator or contributor as an author; organizations are kept whole. */
export const toAuthor = (person: Fields): WorkAuthor[] => {
  const name = textOf(person['name']);
  const parts = { given: person['givenName'], family: person['familyName'], literal: name };
  const isOrganization = name !== null && textOf(person['nameType']) === 'Organizational';
  const ofPerson = textOf(person['familyName']) === null ? authorOfText(name ?? '') : authorOf(parts);
  const orcid = fieldsOf(person['nameIdentifiers']).find(isOrcid);
  const places = listOf(person['affiliation']);
  return authorWith(isOrganization ? { fullName: name } : ofPerson, {
    orcid: textOf(orcid?.['nameIdentifier']),
    affiliations: places.flatMap((place) => textOf(isFields(place) ? place['name'] : place) ?? []),
    organizations: fieldsOf(places).flatMap((place) => rorOf(place) ?? []),
  });
};
