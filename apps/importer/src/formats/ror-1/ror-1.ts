import { textsAt } from '../mapping/xml-parts.ts';
import { fieldsOf, isFields, itemsOf, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { list, pidList, recordOf, value } from '../mapping/record-of.ts';
import type { Draft, RecordTable } from '../mapping/record-of.ts';
import { row, takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import { readMembers } from '../read-members.ts';
import { idOfRor, rorFormat, rorRelations } from '../ror.ts';
import { skipReason, withDetail } from '../../report/skip-reason.ts';

const FORMAT = 'ROR schema 1';
const SCHEMA = 'ROR schema 1.0';
const ADDRESS = /^https?:\/\/ror\.org\/0[a-z0-9]{8}$/;

/** The Graph's names for the schemes of other ids. */
const SCHEMES = ['ISNI', 'GRID', 'FundRef', 'Wikidata', 'OrgRef'] as const;

const countryOf = (organization: Fields): { code: unknown; label: unknown } | null => {
  const { country } = organization;
  return isFields(country) ? { code: country['country_code'], label: country['country_name'] } : null;
};

/** Returns the part of an address that names the state or province. */
const regionOf = (address: Fields): string | null => {
  const city = address['geonames_city'];
  const region = isFields(city) ? city['geonames_admin1'] : null;
  return textOf(address['state']) ?? (isFields(region) ? textOf(region['name']) : null);
};

const addressRow: Row<Draft> = {
  field: 'addresses',
  section: SCHEMA,
  to: 'locations',
  parts: ['city', 'lat', 'lng', 'state', 'geonames_city.geonames_admin1.name'],
  read: (values, source) => ({
    locations: fieldsOf(values).map((address) => ({
      city: address['city'],
      region: regionOf(address),
      country: countryOf(source),
      latitude: address['lat'],
      longitude: address['lng'],
    })),
  }),
};

/** Returns the row of the ids of a scheme, the preferred one first; it is also among all of them. */
const externalIds = (scheme: string): Row<Draft> =>
  row(`external_ids.${scheme}`, SCHEMA, { to: 'pids', parts: ['preferred', 'all'] }, (values) => {
    const ids = [...textsAt(values, 'preferred'), ...textsAt(values, 'all')];
    return { pids: [...new Set(ids)].map((id) => ({ scheme, value: id })) };
  });

/** The fields of an organization in version 1 of ROR's schema, and their places in the model. */
const ROR_1: RecordTable = {
  format: FORMAT,
  kind: 'organization',
  rows: [
    list('id', SCHEMA, 'originalIds'),
    pidList('id', SCHEMA, 'ROR'),
    value('name', SCHEMA, 'legalName'),
    value('acronyms', SCHEMA, 'legalShortName'),
    list('acronyms', SCHEMA, 'alternativeNames'),
    list('aliases', SCHEMA, 'alternativeNames'),
    list('labels.label', SCHEMA, 'alternativeNames'),
    value('established', SCHEMA, 'foundingYear'),
    value('status', SCHEMA, 'status'),
    value('links', SCHEMA, 'websiteUrl'),
    value('wikipedia_url', SCHEMA, 'wikipediaUrl'),
    // Version 2 writes the same words in lower case.
    list('types', SCHEMA, 'types', (word) => word.toLowerCase()),
    {
      field: 'country',
      section: SCHEMA,
      to: 'country',
      parts: ['country_code', 'country_name'],
      read: (_values, source) => ({ country: countryOf(source) }),
    },
    addressRow,
    ...SCHEMES.map(externalIds),
    takenElsewhere('relationships', SCHEMA, 'relations', ['id', 'label', 'type']),
  ],
};

const isVersion1 = (item: unknown): item is Fields =>
  isFields(item) && ADDRESS.test(textOf(item['id']) ?? '') && textOf(item['name']) !== null;

/** An organization in version 1 of ROR's schema. */
export const rorVersion1Format: Format = {
  name: FORMAT,
  detects: isVersion1,
  read: (item) => {
    const address = isFields(item) ? textOf(item['id']) : null;
    const id = address === null ? null : idOfRor(address);
    if (!isFields(item) || id === null) return [];
    if (item['status'] === 'withdrawn')
      return nothing(withDetail(skipReason('deleted-in-source'), address ?? ''));
    return [recordOf(ROR_1, item, id), ...rorRelations(item, id)];
  },
};

const readItem = (item: Fields): readonly Found[] => {
  const format = [rorFormat, rorVersion1Format].find(({ detects }) => detects(item));
  return format?.read(item) ?? nothing(skipReason('other-answer', { service: 'ROR', answer: 'items' }));
};

const isList = (answer: Fields): boolean => 'number_of_results' in answer && Array.isArray(answer['items']);
const isError = ({ errors }: Fields): boolean =>
  wordsOf(Array.isArray(errors) ? errors : []).some((error) => /\bROR\b/.test(error));

/** Lists of organizations and errors of ROR's API. */
export const rorAnswerFormat: Format = {
  name: 'ROR answer',
  detects: (answer) => isFields(answer) && (isList(answer) || isError(answer)),
  read: (answer) => {
    if (!isFields(answer) || isError(answer)) return nothing(skipReason('error-answer', { service: 'ROR' }));
    const items = itemsOf(answer['items']);
    return items.length > 0
      ? readMembers(items, 'ROR', readItem)
      : nothing(skipReason('empty-answer', { service: 'ROR' }));
  },
};
