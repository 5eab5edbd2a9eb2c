import type { Place } from '../mapping/product-of.ts';
import { fieldsOf, isFields, itemsOf, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { childOf } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { KNOWN_SOURCES } from '../mapping/known-sources.ts';
import { workOf } from '../mapping/product-of.ts';
import { readMembers } from '../read-members.ts';
import { DATACITE_ROWS } from './datacite-rows.ts';
import { dataciteFields } from './datacite-shape.ts';
import { skipReason } from '../../report/skip-reason.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const FORMAT = 'DataCite JSON';
const KERNEL = /datacite\.org\/schema\/(?:kernel-[34]|namespace)/;

/** The record as the provider deposited it, encoded; the other attributes say the same. */
const withoutDeposit = ({ xml: _xml, ...attributes }: Fields): Fields => attributes;

const isAttributes = (value: unknown): value is Fields =>
  isFields(value) &&
  ((isFields(value['types']) && 'resourceTypeGeneral' in value['types']) ||
    ('doi' in value && 'creators' in value && 'titles' in value));

const attributesOf = (value: unknown): Fields | null => {
  if (isAttributes(value)) return value;
  if (!isFields(value) || !isFields(value['attributes'])) return null;
  const isDoi = textOf(value['type']) === 'dois' || 'doi' in value['attributes'];
  return isDoi ? value['attributes'] : null;
};

const readMember = (member: Fields): readonly Found[] | null => {
  const attributes = attributesOf(member);
  if (attributes === null) return null;
  return workOf(DATACITE_ROWS, withoutDeposit(attributes), {
    format: FORMAT,
    source: KNOWN_SOURCES.datacite,
    namespace: 'datacite',
  });
};

/** Returns a record, that of an answer, or the members of a list. */
const membersOf = (value: unknown): readonly unknown[] => {
  if (attributesOf(value) !== null) return [value];
  if (!isFields(value)) return [];
  const { data } = value;
  return Array.isArray(data) ? itemsOf(data) : [data];
};

const isRecord = (member: unknown): boolean => attributesOf(member) !== null;

/** An answer without records: an error, or an empty list. */
const isEmptyAnswer = (value: Fields): boolean =>
  (Array.isArray(value['data']) && value['data'].length === 0 && isFields(value['meta'])) ||
  (Array.isArray(value['errors']) &&
    fieldsOf(value['errors']).some((error) => 'title' in error && 'status' in error));

/** Records of DataCite's REST API: single ones, lists, and the flat form of content negotiation. */
export const dataciteJsonFormat: Format = {
  name: FORMAT,
  detects: (value) => membersOf(value).some(isRecord) || (isFields(value) && isEmptyAnswer(value)),
  read: (value) => {
    const members = membersOf(value);
    if (members.some(isRecord)) return readMembers(members, FORMAT, readMember);
    const isError = isFields(value) && 'errors' in value;
    return nothing(skipReason(isError ? 'error-answer' : 'empty-answer', { service: 'DataCite' }));
  },
};

/** Reads a DataCite resource that a repository gives. */
export const readDataciteXml = (resource: XmlElement, place: Place = {}): readonly Found[] =>
  workOf(DATACITE_ROWS, dataciteFields(resource), {
    format: 'DataCite XML',
    namespace: 'datacite',
    ...place,
  });

export const isDataciteXml = (element: XmlElement): boolean =>
  element.name === 'resource' &&
  (KERNEL.test(element.namespace) ||
    (childOf(element, 'creators') !== null && childOf(element, 'titles') !== null));

/** A record in DataCite's XML, kernel 3 or 4. */
export const dataciteXmlFormat = xmlFormat('DataCite XML', isDataciteXml, readDataciteXml);
