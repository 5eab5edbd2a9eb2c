import { relationBy, relationNamed } from '../mapping/work-relation.ts';
import { workScheme } from '../mapping/work-scheme.ts';
import { KNOWN_SOURCES } from '../mapping/known-sources.ts';
import { authors, contributors } from '../mapping/people.ts';
import { fieldsOf, isFields, itemsOf, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import type { Format, Found } from '../format.ts';
import { issns } from '../mapping/issns.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { workOf } from '../mapping/product-of.ts';
import { readMembers } from '../read-members.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { keywords, pages, pids, texts, venue, wordOf } from '../mapping/text-rows.ts';
import { typesOf } from '../mapping/type-rows.ts';
import type { Work, WorkAuthor, WorkGrant } from '../mapping/work.ts';

const FORMAT = 'InvenioRDM JSON';
const section = (field: string): string => `InvenioRDM metadata reference, ${field}`;
const inner = (value: unknown): Fields => (isFields(value) ? value : {});
/** Titles of vocabularies are objects by language. */
const labelOf = (value: unknown): string | null =>
  isFields(value) ? (textOf(value['en']) ?? textOf(Object.values(value)[0])) : textOf(value);

const PERSON_PARTS = [
  'name',
  'affiliation',
  'orcid',
  'affiliations.name',
  'affiliations.id',
  'person_or_org.name',
  'person_or_org.given_name',
  'person_or_org.family_name',
  'person_or_org.type',
  'person_or_org.identifiers',
];

/** The model has no place for identifiers and affiliations of contributors. */
const NAME_PARTS = PERSON_PARTS.filter(
  (part) => /name$|person_or_org\.type$/.test(part) && !/affil/.test(part),
);

const toAuthor = (creator: Fields): WorkAuthor[] => {
  const person = inner(creator['person_or_org'] ?? creator);
  const author = authorOf({
    given: person['given_name'],
    family: textOf(person['type']) === 'organizational' ? null : person['family_name'],
    literal: person['name'],
  });
  const orcid = fieldsOf(person['identifiers']).find(({ scheme }) => scheme === 'orcid');
  const places = fieldsOf(creator['affiliations']);
  const affiliations = [textOf(creator['affiliation']), ...places.map((place) => textOf(place['name']))];
  return authorWith(author, {
    orcid: textOf(creator['orcid']) ?? textOf(orcid?.['identifier']),
    affiliations: affiliations.flatMap((place) => place ?? []),
    organizations: places.flatMap((place) => {
      const id = textOf(place['id']);
      return id !== null && /^0[a-z0-9]{8}$/.test(id)
        ? [{ ror: `https://ror.org/${id}`, name: textOf(place['name']) }]
        : [];
    }),
  });
};

const typeRow: Row<Work> = {
  field: 'metadata.resource_type',
  section: section('resource type'),
  to: 'type, instances.type',
  parts: ['id', 'type', 'subtype', 'title'],
  read: (values) => {
    const [type] = fieldsOf(values);
    const words = [type?.['subtype'], type?.['id'], labelOf(type?.['title']), type?.['type']].flatMap(
      (word) => textOf(word) ?? [],
    );
    // `publication-blogpost`: a group and a type of it.
    const parts = words
      .flatMap((word) => [word.split('-').slice(1).join('-'), word])
      .filter((word) => word !== '');
    const { types } = typesOf(parts.filter((word) => word !== 'publication'));
    return { types: types.length > 0 ? types : typesOf(['text']).types };
  },
};

const toGrant = (grant: Fields): WorkGrant => {
  const award = inner(grant['award'] ?? grant);
  const funder = inner(grant['funder']);
  return {
    code: wordOf(award['number']) ?? wordOf(award['code']),
    title: labelOf(award['title']),
    acronym: textOf(award['acronym']),
    funder: textOf(funder['name']),
    funderId: textOf(funder['doi']) ?? textOf(funder['id']),
  };
};

const relatedRow: Row<Work> = {
  field: 'metadata.related_identifiers',
  section: section('related identifiers'),
  to: 'relations',
  parts: ['identifier', 'scheme', 'relation', 'relation_type.id'],
  read: (values) => ({
    relations: fieldsOf(values).flatMap((item) => {
      const word = textOf(item['relation']) ?? inner(item['relation_type'])['id'];
      return relationBy(relationNamed(word), item['scheme'], item['identifier']);
    }),
  }),
  lost: (values) =>
    fieldsOf(values).flatMap((item) => {
      const scheme = textOf(item['scheme']) ?? 'no scheme';
      return workScheme(scheme) !== undefined || textOf(item['identifier']) === null ? [] : [scheme];
    }),
};

const objects = (
  field: string,
  to: string,
  parts: readonly string[],
  read: (items: readonly Fields[]) => Partial<Work>,
): Row<Work> => row(field, section(field), { to, parts }, (values) => read(fieldsOf(values)));

/** The fields of a record of Zenodo or InvenioRDM, and their places in the model. */
export const ZENODO_ROWS: readonly Row<Work>[] = [
  pids('doi', section('DOI'), 'doi'),
  pids('metadata.doi', section('DOI'), 'doi'),
  pids('pids.doi.identifier', section('PIDs'), 'doi'),
  typeRow,
  texts('metadata.title', section('title'), 'titles'),
  texts('metadata.additional_titles.title', section('additional titles'), 'otherTitles'),
  texts('metadata.description', section('description'), 'descriptions'),
  texts('metadata.notes', section('description'), 'descriptions'),
  texts('metadata.additional_descriptions.description', section('additional descriptions'), 'descriptions'),
  {
    ...authors('metadata.creators', section('creators'), PERSON_PARTS, toAuthor),
    to: 'authors, organizations',
  },
  // Their roles are fields that no row reads.
  {
    ...contributors('metadata.contributors', section('contributors'), NAME_PARTS, toAuthor),
    lost: undefined,
  },
  texts('metadata.publication_date', section('publication date'), 'dates'),
  texts('metadata.publisher', section('publisher'), 'publishers'),
  texts('metadata.language', section('languages'), 'languages'),
  texts('metadata.languages.id', section('languages'), 'languages'),
  texts('metadata.version', section('version'), 'versions'),
  keywords('metadata.keywords', section('subjects')),
  objects('metadata.subjects', 'subjects', ['subject', 'term', 'scheme'], (items) => ({
    subjects: items.flatMap((item) => {
      const value = textOf(item['subject']) ?? textOf(item['term']);
      return value === null ? [] : [{ scheme: textOf(item['scheme']) ?? 'keyword', value }];
    }),
  })),
  texts('metadata.license.id', section('rights'), 'licenses'),
  texts('metadata.rights.id', section('rights'), 'licenses'),
  texts('metadata.rights.props.url', section('rights'), 'licenses'),
  texts('metadata.access_right', section('access'), 'accessRights'),
  texts('metadata.embargo_date', section('access'), 'embargoEnds'),
  row('access.status', section('access'), 'bestAccessRight', (values) => ({
    accessRights: values.flatMap((word) => (word === 'metadata-only' ? ['closed'] : (textOf(word) ?? []))),
  })),
  relatedRow,
  objects('metadata.identifiers', 'instances.alternateIdentifiers', ['identifier', 'scheme'], (items) => ({
    alternateIds: items.flatMap((item) => {
      const value = textOf(item['identifier']);
      return value === null ? [] : [{ scheme: textOf(item['scheme']) ?? 'other', value }];
    }),
  })),
  objects(
    'metadata.grants',
    'projects',
    ['code', 'title', 'acronym', 'funder.name', 'funder.doi'],
    (items) => ({
      grants: items.map(toGrant),
    }),
  ),
  objects(
    'metadata.funding',
    'projects',
    ['award.number', 'award.title', 'award.acronym', 'funder.name', 'funder.id'],
    (items) => ({
      grants: items.map(toGrant),
    }),
  ),
  ...['metadata.journal', 'custom_fields.journal:journal'].flatMap((path) => [
    venue(`${path}.title`, section('journal'), 'name'),
    venue(`${path}.volume`, section('journal'), 'vol'),
    venue(`${path}.issue`, section('journal'), 'iss'),
    issns(`${path}.issn`, section('journal')),
    pages(`${path}.pages`, section('journal')),
  ]),
  texts('links.self_html', section('links'), 'urls'),
];

const isRecord = (value: unknown): value is Fields =>
  isFields(value) &&
  isFields(value['metadata']) &&
  ('resource_type' in value['metadata'] || ('creators' in value['metadata'] && 'title' in value['metadata']));

/** Returns a record, or the members of a list. */
const membersOf = (value: unknown): readonly unknown[] => {
  if (isRecord(value)) return [value];
  return isFields(value) && isFields(value['hits']) ? itemsOf(value['hits']['hits']) : [];
};

/** Addresses of the API are not facts of the record. */
const readMember = (item: Fields): readonly Found[] | null => {
  if (!isRecord(item)) return null;
  const doi = textOf(item['doi']) ?? '';
  const source = /^10\.5281\//.test(doi) ? KNOWN_SOURCES.zenodo : null;
  return workOf(ZENODO_ROWS, item, {
    format: FORMAT,
    source,
    namespace: 'invenio',
    localId: textOf(inner(item['links'])['self']) ?? wordOf(item['id']),
  });
};

/** Records of Zenodo and other InvenioRDM repositories: single ones and lists. */
export const zenodoFormat: Format = {
  name: FORMAT,
  detects: (value) => membersOf(value).some(isRecord),
  read: (value) => readMembers(membersOf(value), FORMAT, readMember),
};
