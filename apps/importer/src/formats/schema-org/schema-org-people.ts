import { parseOrcid } from '@open-discovery/identifiers';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { authorOf, authorOfText, authorWith } from '../mapping/names.ts';
import { lostRole } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { wordOf } from '../mapping/text-rows.ts';
import type { Work, WorkAuthor, WorkGrant, WorkOrganization } from '../mapping/work.ts';

/** Returns a property's values: schema.org allows one value or a list everywhere, and JSON-LD marks ordered lists. */
export const valuesOf = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? value : [value])
    .flatMap((item: unknown) => (isFields(item) && '@list' in item ? valuesOf(item['@list']) : [item]))
    .filter((item) => item !== null && item !== undefined);

/** Returns a value's text: of a text, a number, a name, an address or JSON-LD's `@value`. */
export const nameOf = (value: unknown): string | null =>
  isFields(value)
    ? (textOf(value['@value']) ?? textOf(value['name']) ?? textOf(value['@id']) ?? textOf(value['url']))
    : wordOf(value);

/** Returns the names of a property's values. */
export const namesOf = (value: unknown): string[] => valuesOf(value).flatMap((item) => nameOf(item) ?? []);

/** Returns the identifiers of a thing: of texts, and of `PropertyValue` their value or address. */
export const identifiersOf = (thing: Fields): string[] =>
  [thing['@id'], thing['id'], ...valuesOf(thing['identifier']), ...valuesOf(thing['sameAs'])].flatMap(
    (item) => {
      if (!isFields(item)) return textOf(item) ?? [];
      return [item['value'], item['@id'], item['url']].flatMap((text) => textOf(text) ?? []);
    },
  );

const rorsOf = (place: Fields): WorkOrganization[] =>
  identifiersOf(place)
    .filter((id) => /\bror\.org\//.test(id))
    .slice(0, 1)
    .map((ror) => ({ ror, name: textOf(place['name']) }));

/** Returns a person or an organization as an author; a text is a name. */
const toAuthor = (value: unknown): WorkAuthor[] => {
  if (!isFields(value)) return [authorOfText(textOf(value) ?? '')].flatMap((author) => author ?? []);
  const author = authorOf({
    given: valuesOf(value['givenName'])
      .flatMap((name) => textOf(name) ?? [])
      .join(' '),
    family: value['familyName'],
    suffix: value['honorificSuffix'],
    literal: value['name'],
  });
  const places = valuesOf(value['affiliation']);
  return authorWith(author, {
    orcid: identifiersOf(value).find((id) => parseOrcid(id) !== null) ?? null,
    affiliations: namesOf(places),
    organizations: fieldsOf(places).flatMap(rorsOf),
  });
};

const NAME_PARTS = ['@type', 'type', 'name', 'givenName', 'familyName', 'honorificSuffix'];
const PARTS = ['@id', 'id', ...NAME_PARTS, 'identifier', 'sameAs', 'affiliation'];

/** Returns parts of a person, also of one in an ordered list. */
const inLists = (parts: readonly string[]): string[] => [...parts, ...parts.map((part) => `@list.${part}`)];

/** Of several words for makers, the first that has any counts. */
const isMaker = (field: string, source: Fields): boolean =>
  ['author', 'creator', 'authors', 'agents'].find((name) => valuesOf(source[name]).length > 0) === field;

const funderIdOf = (funder: Fields): string | null =>
  identifiersOf(funder).find((id) => /10\.13039\/|ror\.org\//.test(id)) ?? null;

/** Returns the grant of a `funding` or `funder` property: a `Grant` with its funders, or a funder alone. */
export const toGrants = (value: unknown): WorkGrant[] => {
  if (!isFields(value)) return namesOf(value).map((funder) => ({ code: null, funder, funderId: null }));
  const funders = valuesOf(value['funder'] ?? value['sponsor']);
  const isGrant = funders.length > 0 || /Grant$/.test(textOf(value['@type']) ?? '');
  if (!isGrant) return [{ code: null, funder: textOf(value['name']), funderId: funderIdOf(value) }];
  const [code = null] = valuesOf(value['identifier']).flatMap((item) =>
    isFields(item) ? (wordOf(item['value']) ?? []) : (wordOf(item) ?? []),
  );
  return (funders.length > 0 ? funders : [null]).map((funder) => ({
    code,
    title: textOf(value['name']),
    funder: nameOf(funder),
    funderId: isFields(funder) ? funderIdOf(funder) : null,
  }));
};

/** Returns the address of a type or a property in the vocabulary. */
export const section = (type: string): string => `https://schema.org/${type}`;

/** Returns a row for one of the words for makers. */
export const authors = (field: string): Row<Work> => ({
  field,
  section: section(field),
  to: 'authors, organizations',
  parts: inLists(PARTS),
  read: (values, source) => (isMaker(field, source) ? { authors: valuesOf(values).flatMap(toAuthor) } : {}),
  lost: (_values, source) => (isMaker(field, source) ? [] : ['further values']),
});

/** Returns a row for people other than authors. */
export const others = (field: string): Row<Work> => ({
  field,
  section: section(field),
  to: 'contributors',
  parts: inLists(NAME_PARTS),
  read: (values) => ({
    contributors: valuesOf(values)
      .flatMap(toAuthor)
      .map(({ fullName }) => fullName),
  }),
  ...(field === 'editor' ? { lost: lostRole } : {}),
});
