import { parseAccessRight } from '@open-discovery/model';
import type { RelationName } from '@open-discovery/model';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { startOfRange } from '../mapping/dates.ts';
import type { Row } from '../mapping/row.ts';
import { splitList } from '../mapping/split-list.ts';
import { statedIdentifiers, workPid } from '../mapping/stated-identifiers.ts';
import { modelField, openAccess, pages, texts, venue, wordOf, wordsOf } from '../mapping/text-rows.ts';
import { types } from '../mapping/type-rows.ts';
import type { Work, WorkRelation } from '../mapping/work.ts';
import { GRANT_ROWS } from './schema-org-grants.ts';
import { placesRow } from './schema-org-places.ts';
import { authors, identifiersOf, nameOf, namesOf, others, section, valuesOf } from './schema-org-people.ts';
import { row, takenElsewhere } from '../mapping/row.ts';

/** Of a thing with a name and an address, a text has a place for the name. */
const addressesOfNamed = (values: readonly unknown[]): readonly string[] =>
  fieldsOf(valuesOf(values)).some(
    ({ name, url, '@id': id }) => textOf(name) !== null && (textOf(url) ?? textOf(id)) !== null,
  )
    ? ['address']
    : [];

/** Returns a row that takes the names of things or texts. */
const listOf = (field: string, name: Parameters<typeof texts>[2], type = field): Row<Work> => ({
  field,
  section: section(type),
  to: modelField(name),
  parts: ['@type', '@value', 'name', '@id', 'url'],
  read: (values) => ({ [name]: namesOf(values) }),
});

/** Returns such a row for things whose address is a fact that the model has no place for. */
const names = (...row: Parameters<typeof listOf>): Row<Work> => ({
  ...listOf(...row),
  lost: addressesOfNamed,
});

const relations = (field: string, name: RelationName): Row<Work> => ({
  field,
  section: section(field),
  to: 'relations',
  parts: ['@id', '@type', 'id', 'identifier', 'sameAs', 'url', 'name'],
  read: (values) => ({
    relations: valuesOf(values).flatMap((item): WorkRelation[] => {
      const words = isFields(item)
        ? [...identifiersOf(item), ...wordsOf([item['url'], item['name']])]
        : wordsOf([item]);
      const target = words.map(workPid).find((pid) => pid !== null) ?? null;
      return target === null ? [] : [{ name, target }];
    }),
  }),
});

const identifiers = (field: string): Row<Work> =>
  row(field, section('identifier'), 'pids, instances.alternateIdentifiers', (values) =>
    statedIdentifiers(
      valuesOf(values)
        .flatMap((item) => identifiersOf({ identifier: item }))
        .map(asDoi),
    ),
  );

/** `doi:10.1/a` is how many pages write it. */
const asDoi = (text: string): string => text.replace(/^doi:\s*/i, 'https://doi.org/');

const keywordsRow = (field: string): Row<Work> =>
  row(field, section('keywords'), { to: 'subjects', parts: ['@type', 'name', '@value'] }, (values) => ({
    // A list has one keyword each, which may have a comma; a single text joins several.
    subjects: namesOf(values)
      .flatMap((text) => (values.length > 1 ? [text] : splitList(text, /[,;]/)))
      .filter((text) => text !== '')
      .map((value) => ({ scheme: 'keyword', value })),
  }));

/** Returns an issue, its volume, and its journal, which contain each other. */
const wholesOf = (part: Fields): Fields[] => [
  part,
  ...fieldsOf(valuesOf(part['isPartOf'])).flatMap(wholesOf),
];

const containerRow: Row<Work> = row('isPartOf', section('isPartOf'), 'container', (values) => {
  const parts = valuesOf(values).flatMap((item) => (isFields(item) ? wholesOf(item) : []));
  const first = (...fields: string[]): string | null =>
    fields.flatMap((field) => parts.flatMap((part) => valuesOf(part[field]))).map(wordOf)[0] ?? null;
  const journal = parts.find(
    (part) => /Periodical|Journal|Book/.test(String(part['@type'])) && textOf(part['name']),
  );
  return {
    container: {
      name: textOf(journal?.['name']) ?? textOf(parts[0]?.['name']),
      vol: first('volumeNumber'),
      iss: first('issueNumber'),
      issnPrinted: first('issn'),
    },
  };
});

const typeRow = (field: string): Row<Work> =>
  types(field, section('Thing'), (word) => word.replace(/^[a-z]+:/i, ''));

const dates = (field: string): Row<Work> =>
  row(field, section(field), 'publicationDate', (values) => ({ dates: wordsOf(values).map(startOfRange) }));

/** The properties of schema.org and CodeMeta that describe works, and their places in the model. */
export const SCHEMA_ORG_ROWS: readonly Row<Work>[] = [
  takenElsewhere('@context', 'JSON-LD 1.1, § 3.1', 'the format'),
  typeRow('additionalType'),
  typeRow('@type'),
  typeRow('type'),
  identifiers('identifier'),
  identifiers('@id'),
  identifiers('id'),
  identifiers('sameAs'),
  names('name', 'titles'),
  names('headline', 'titles'),
  names('title', 'titles', 'CodeMeta 1.0'),
  names('alternateName', 'otherTitles'),
  names('alternativeHeadline', 'subTitles'),
  names('description', 'descriptions'),
  names('abstract', 'descriptions'),
  authors('author'),
  authors('creator'),
  authors('authors'),
  authors('agents'),
  others('contributor'),
  others('editor'),
  others('maintainer'),
  dates('datePublished'),
  dates('dateCreated'),
  names('publisher', 'publishers'),
  names('provider', 'publishers'),
  names('inLanguage', 'languages'),
  keywordsRow('keywords'),
  keywordsRow('tags'),
  names('license', 'licenses'),
  names('licenseId', 'licenses', 'CodeMeta 1.0'),
  {
    field: 'conditionsOfAccess',
    section: section('conditionsOfAccess'),
    to: 'bestAccessRight, originalValues',
    isText: true,
    read: (values) => ({
      accessRights: wordsOf(values),
      originals: wordsOf(values)
        .filter((word) => parseAccessRight(word) === null)
        .map((value) => ({ field: 'bestAccessRight', value })),
    }),
  },
  openAccess('isAccessibleForFree', section('isAccessibleForFree'), [true, 'true']),
  listOf('version', 'versions'),
  listOf('softwareVersion', 'versions'),
  listOf('url', 'urls'),
  texts('distribution.contentUrl', section('DataDownload'), 'urls'),
  texts('distribution.encodingFormat', section('DataDownload'), 'formats'),
  texts('encodingFormat', section('encodingFormat'), 'formats'),
  texts('fileFormat', section('fileFormat'), 'formats'),
  listOf('codeRepository', 'repositories'),
  listOf('softwareHelp', 'documentation'),
  listOf('readme', 'documentation'),
  { ...listOf('programmingLanguage', 'programmingLanguages'), parts: ['@type', 'name'] },
  listOf('softwareRequirements', 'tools'),
  row('size', section('size'), { to: 'size', parts: ['@type', 'value', 'unitText'] }, (values) => ({
    sizes: valuesOf(values).flatMap((size) =>
      isFields(size) ? wordsOf([size['value'], size['unitText']]).join(' ') || [] : (nameOf(size) ?? []),
    ),
  })),
  texts('fileSize', section('fileSize'), 'sizes'),
  texts('temporalCoverage', section('temporalCoverage'), 'coverages'),
  placesRow,
  containerRow,
  pages('pagination', section('pagination')),
  venue('pageStart', section('pageStart'), 'sp'),
  venue('pageEnd', section('pageEnd'), 'ep'),
  ...GRANT_ROWS,
  relations('citation', 'References'),
  relations('isPartOf', 'IsPartOf'),
  relations('hasPart', 'HasPart'),
  relations('isBasedOn', 'IsDerivedFrom'),
  relations('referencePublication', 'IsDocumentedBy'),
  relations('relatedPublications', 'IsRelatedTo'),
  relations('relatedLink', 'IsRelatedTo'),
  relations('supplement', 'IsSupplementedBy'),
];
