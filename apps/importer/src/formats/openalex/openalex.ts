import { deriveOpenAireId, parseOrcid } from '@open-discovery/identifiers';
import { fieldsOf, isFields, itemsOf, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { workOf } from '../mapping/product-of.ts';
import { list, orcidOf, pidList, recordOf, value } from '../mapping/record-of.ts';
import type { Draft, RecordTable } from '../mapping/record-of.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import { readMembers } from '../read-members.ts';
import { idOfRor } from '../ror.ts';
import { idOfSource, OPENALEX_WORK_ROWS } from './openalex-works.ts';
import { skipReason } from '../../report/skip-reason.ts';

const FORMAT = 'OpenAlex JSON';
const ID = /^https?:\/\/(?:api\.)?openalex\.org\/([A-Z])\d+$/;
const SOURCE = { key: deriveOpenAireId('openalex', 'openalex') ?? '', value: 'OpenAlex' };

const section = (kind: string): string => `OpenAlex, ${kind} object`;

/** The whole name, split where its language has the family name last. */
const nameRow: Row<Draft> = row('display_name', section('Author'), 'givenName, familyName', (values) => {
  const words = wordsOf(values)[0]?.split(/\s+/) ?? [];
  return { givenName: words.slice(0, -1).join(' '), familyName: words.at(-1) };
});

export const OPENALEX_AUTHORS: RecordTable = {
  format: FORMAT,
  kind: 'person',
  rows: [
    nameRow,
    orcidOf('orcid', section('Author')),
    list('display_name_alternatives', section('Author'), 'alternativeNames'),
  ],
};

export const OPENALEX_INSTITUTIONS: RecordTable = {
  format: FORMAT,
  kind: 'organization',
  rows: [
    list('id', section('Institution'), 'originalIds'),
    value('display_name', section('Institution'), 'legalName'),
    value('display_name_acronyms', section('Institution'), 'legalShortName'),
    list('display_name_alternatives', section('Institution'), 'alternativeNames'),
    value('homepage_url', section('Institution'), 'websiteUrl'),
    row('country_code', section('Institution'), 'country', (values) => ({ country: { code: values[0] } })),
    pidList('ror', section('Institution'), 'ROR'),
    pidList('ids.grid', section('Institution'), 'GRID'),
    pidList('ids.wikidata', section('Institution'), 'Wikidata'),
    pidList('ids.mag', section('Institution'), 'mag_id'),
    value('ids.wikipedia', section('Institution'), 'wikipediaUrl'),
    list('type', section('Institution'), 'types'),
    {
      field: 'geo',
      section: section('Institution'),
      to: 'locations',
      parts: ['city', 'region', 'country_code', 'country', 'latitude', 'longitude'],
      read: (values) => ({
        locations: fieldsOf(values).map((place) => ({
          city: place['city'],
          region: place['region'],
          country: { code: place['country_code'], label: place['country'] },
          latitude: place['latitude'],
          longitude: place['longitude'],
        })),
      }),
    },
  ],
};

export const OPENALEX_SOURCES: RecordTable = {
  format: FORMAT,
  kind: 'dataSource',
  rows: [
    list('id', section('Source'), 'originalIds'),
    value('display_name', section('Source'), 'officialName'),
    value('homepage_url', section('Source'), 'websiteUrl'),
    {
      field: 'type',
      section: section('Source'),
      to: 'type',
      read: (values) => ({ type: { scheme: 'OpenAlex', value: wordsOf(values)[0] } }),
    },
    pidList('issn', section('Source'), 'ISSN'),
    {
      field: 'issn_l',
      section: section('Source'),
      to: 'journal',
      read: (values, source) => ({ journal: { name: source['display_name'], issnLinking: values[0] } }),
    },
    pidList('ids.wikidata', section('Source'), 'Wikidata'),
  ],
};

const institutionId = (item: Fields, id: string): string | null =>
  idOfRor(textOf(item['ror']) ?? '') !== null && textOf(item['ror']) !== null
    ? idOfRor(textOf(item['ror']) ?? '')
    : deriveOpenAireId('openalex', id);

const authorId = (item: Fields, id: string): string | null => {
  const orcid = parseOrcid(textOf(item['orcid']) ?? '');
  return orcid?.checkDigits === 'valid'
    ? deriveOpenAireId('orcid', orcid.value)
    : deriveOpenAireId('openalex', id);
};

const READERS: Readonly<Record<string, (item: Fields, id: string) => readonly Found[]>> = {
  W: (item, id) =>
    workOf(OPENALEX_WORK_ROWS, item, { format: FORMAT, source: SOURCE, namespace: 'openalex', localId: id }),
  A: (item, id) => [recordOf(OPENALEX_AUTHORS, item, authorId(item, id) ?? id)],
  I: (item, id) => [recordOf(OPENALEX_INSTITUTIONS, item, institutionId(item, id) ?? id)],
  S: (item, id) => [recordOf(OPENALEX_SOURCES, item, idOfSource(id) ?? id)],
};

/** Objects that describe no record of the model. */
const OTHERS: Readonly<Record<string, string>> = {
  C: 'Concept',
  F: 'Funder',
  P: 'Publisher',
  T: 'Topic',
};

const letterOf = (item: Fields): string | null => ID.exec(textOf(item['id']) ?? '')?.[1] ?? null;

const readItem = (item: Fields): readonly Found[] => {
  const letter = letterOf(item) ?? '';
  const reader = READERS[letter];
  if (reader) return reader(item, textOf(item['id']) ?? '');
  return nothing(skipReason('no-place', { type: OTHERS[letter] ?? '?', service: 'OpenAlex' }));
};

const isList = (answer: Fields): boolean =>
  isFields(answer['meta']) &&
  Array.isArray(answer['results']) &&
  (fieldsOf(answer['results']).some((item) => letterOf(item) !== null) || 'group_by' in answer);

/** Works, authors, institutions and sources of OpenAlex: single ones, lists and lines of the snapshot. */
export const openalexFormat: Format = {
  name: FORMAT,
  detects: (item) => isFields(item) && (letterOf(item) !== null || isList(item)),
  read: (item) => {
    if (!isFields(item)) return [];
    if (letterOf(item) !== null) return readItem(item);
    const items = itemsOf(item['results']);
    return items.length > 0
      ? readMembers(items, FORMAT, readItem)
      : nothing(skipReason('empty-answer', { service: 'OpenAlex' }));
  },
};
