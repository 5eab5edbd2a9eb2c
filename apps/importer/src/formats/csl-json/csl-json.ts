import { authors, contributors } from '../mapping/people.ts';
import { isProductType } from '@open-discovery/model';
import { fieldsOf, isFields, itemsOf, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import type { Format, Found } from '../format.ts';
import { issns } from '../mapping/issns.ts';
import { dateOfParts } from '../mapping/dates.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { workOf } from '../mapping/product-of.ts';
import { readMembers } from '../read-members.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import {
  alternateIds,
  joinedKeywords,
  keywords,
  pages,
  pids,
  texts,
  venue,
  wordOf,
} from '../mapping/text-rows.ts';
import { types } from '../mapping/type-rows.ts';
import { parseWorkType } from '../mapping/work-types.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { identifiers } from '../mapping/stated-identifiers.ts';

const FORMAT = 'CSL-JSON';
const VARIABLES = 'CSL 1.0.2, Appendix IV';
const NAMES = 'CSL-JSON schema, name-variable';
const DATES = 'CSL-JSON schema, date-variable';
const NAME_PARTS = [
  'family',
  'given',
  'non-dropping-particle',
  'dropping-particle',
  'suffix',
  'literal',
  'ORCID',
  'affiliation.name',
];

const particleOf = (name: Fields): string | null =>
  [name['dropping-particle'], name['non-dropping-particle']]
    .flatMap((part) => textOf(part) ?? [])
    .join(' ') || null;

const toAuthor = (name: Fields): WorkAuthor[] => {
  const author = authorOf({
    given: name['given'],
    family: name['family'],
    particle: particleOf(name),
    suffix: name['suffix'],
    literal: name['literal'],
  });
  const affiliations = fieldsOf(name['affiliation']).flatMap((place) => textOf(place['name']) ?? []);
  return authorWith(author, { orcid: textOf(name['ORCID']), affiliations });
};

const others = (field: string): Row<Work> => contributors(field, NAMES, NAME_PARTS.slice(0, -2), toAuthor);

const date = (field: string): Row<Work> =>
  row(field, DATES, { to: 'publicationDate', parts: ['date-parts', 'raw', 'literal'] }, (_values, source) => {
    const value = source[field];
    if (!isFields(value)) return { dates: [wordOf(value) ?? ''].filter((word) => word !== '') };
    const day = dateOfParts(value['date-parts']) ?? textOf(value['raw']) ?? textOf(value['literal']);
    return day === null ? {} : { dates: [day] };
  });

/** The variables of CSL-JSON, and their places in the model. */
export const CSL_ROWS: readonly Row<Work>[] = [
  // The more specific of the two.
  types('genre', VARIABLES),
  types('type', 'CSL 1.0.2, Appendix III'),
  texts('title', VARIABLES, 'titles'),
  texts('original-title', VARIABLES, 'otherTitles'),
  texts('title-short', VARIABLES, 'otherTitles'),
  texts('abstract', VARIABLES, 'descriptions'),
  authors('author', NAMES, NAME_PARTS, toAuthor),
  others('editor'),
  others('translator'),
  // The name of the field is no role.
  { ...others('contributor'), lost: undefined },
  others('collection-editor'),
  date('issued'),
  texts('publisher', VARIABLES, 'publishers'),
  texts('language', VARIABLES, 'languages'),
  venue('container-title', VARIABLES, 'name'),
  venue('container-title-short', VARIABLES, 'name'),
  venue('volume', VARIABLES, 'vol'),
  venue('issue', VARIABLES, 'iss'),
  venue('edition', VARIABLES, 'edition'),
  venue('event-place', VARIABLES, 'conferencePlace'),
  issns('ISSN', VARIABLES),
  pages('page', VARIABLES),
  pids('DOI', VARIABLES, 'doi'),
  pids('PMID', VARIABLES, 'pmid'),
  pids('PMCID', VARIABLES, 'pmc'),
  alternateIds('ISBN', VARIABLES, 'ISBN'),
  identifiers('URL', VARIABLES, 'pids, instances.urls'),
  texts('version', VARIABLES, 'versions'),
  texts('license', VARIABLES, 'licenses'),
  texts('custom.license', 'CSL-JSON schema, custom', 'licenses'),
  texts('copyright', VARIABLES, 'licenses'),
  keywords('keyword', VARIABLES, joinedKeywords),
  keywords('categories', VARIABLES),
  texts('id', VARIABLES, 'originalIds'),
];

const isDate = (value: unknown): boolean =>
  isFields(value) && ('date-parts' in value || 'raw' in value || 'literal' in value);
const hasNames = (value: unknown): boolean =>
  fieldsOf(value).some((name) => 'family' in name || 'literal' in name);

const VARIABLE_NAMES: ReadonlySet<string> = new Set(
  CSL_ROWS.flatMap(({ field }) => field.split('.')[0] ?? []),
);

/**
 * Recognizes an item without author and date by its other variables; records of the Graph have product types instead.
 */
const hasVariablesOnly = (value: Fields): boolean => {
  const type = textOf(value['type']) ?? '';
  return (
    textOf(value['title']) !== null &&
    parseWorkType(type) !== null &&
    !isProductType(type) &&
    Object.keys(value).every((name) => VARIABLE_NAMES.has(name))
  );
};

const isItem = (value: unknown): value is Fields =>
  isFields(value) &&
  'type' in value &&
  (isDate(value['issued']) || hasNames(value['author']) || hasVariablesOnly(value)) &&
  !('@type' in value);

/** Returns an item, the members of a list, or items by their ids, as content negotiation for several DOIs gives them. */
const membersOf = (value: unknown): readonly unknown[] => {
  if (isItem(value)) return [value];
  if (!isFields(value)) return [];
  const values = Object.values(value);
  const isItems = values.every((one) => [one].flat().every(isItem));
  return isItems ? values.flat() : itemsOf(value['items']);
};

const readMember = (member: Fields): readonly Found[] | null =>
  isItem(member) ? workOf(CSL_ROWS, member, { format: FORMAT, namespace: 'csl' }) : null;

export const cslJsonFormat: Format = {
  name: FORMAT,
  detects: (value) => membersOf(value).some(isItem),
  read: (value) => readMembers(membersOf(value), FORMAT, readMember),
};
