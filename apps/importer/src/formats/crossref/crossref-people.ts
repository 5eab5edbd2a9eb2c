import { fieldsOf, textOf, textsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { wordOf } from '../mapping/text-rows.ts';
import type { WorkAuthor, WorkGrant, WorkOrganization } from '../mapping/work.ts';

/** Returns the objects of a list, or the only one. */
export const idsOf = (values: unknown): readonly Fields[] =>
  fieldsOf(Array.isArray(values) ? values : [values]);

/** Returns an organization by its ROR id. */
export const rorOf = (place: Fields): WorkOrganization | null => {
  const ror = idsOf(place['id']).find((id) => /ror/i.test(textOf(id['id-type']) ?? textOf(id['id']) ?? ''));
  const address = textOf(ror?.['id']);
  return address === null ? null : { ror: address, name: textOf(place['name']) };
};

/** Returns a contributor as an author. */
export const toAuthor = (person: Fields): WorkAuthor[] => {
  const { given, family, suffix, name: literal } = person;
  const places = fieldsOf(person['affiliation']);
  return authorWith(authorOf({ given, family, suffix, literal }), {
    orcid: textOf(person['ORCID']),
    affiliations: places.flatMap((place) => textOf(place['name']) ?? []),
    organizations: places.flatMap((place) => rorOf(place) ?? []),
  });
};

/** The parts of a contributor that are read. */
export const NAME_PARTS = ['given', 'family', 'suffix', 'name'];
export const PERSON_PARTS = [
  ...NAME_PARTS,
  'ORCID',
  'affiliation.name',
  'affiliation.id.id',
  'affiliation.id.id-type',
];

/** Returns the grants of a funder; one without a number if it gives none. */
export const toGrants = (funder: Fields): WorkGrant[] => {
  const registered = idsOf(funder['id']).map((id) => textOf(id['id']));
  const name = textOf(funder['name']);
  const funderId = textOf(funder['DOI']) ?? registered.find((id) => id !== null) ?? null;
  const infos = fieldsOf(funder['award-info']).map((award) => ({
    code: [award['award-number']].flat().map(wordOf)[0] ?? null,
    title: textOf(award['project-title']),
  }));
  const codes = textsOf(funder['award']).map((code) => ({ code, title: null }));
  const grants = [...codes, ...infos];
  return (grants.length > 0 ? grants : [{ code: null }]).map((grant) => ({
    ...grant,
    funder: name,
    funderId,
  }));
};
