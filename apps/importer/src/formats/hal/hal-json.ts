import { isFields, itemsOf, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { skipReason } from '../../report/skip-reason.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { KNOWN_SOURCES } from '../mapping/known-sources.ts';
import { workOf } from '../mapping/product-of.ts';
import { readMembers } from '../read-members.ts';
import { HAL_JSON_ROWS } from './hal-json-rows.ts';

const FORMAT = 'HAL JSON';

/** Solr stores most fields in several forms: for sorting, for words, as a date and its parts, and in each language. */
const COPY =
  /_(?:t|sci|autocomplete|sort|tdate|id|fs)$|[a-z](?:Y|M|D)_i$|^label_(?!xml)|^(?:citation|halIdSameAs|docid$|_version_$)|^[a-z]{2}_(?:title|subTitle|abstract|keyword)_s$/;
const READ = new Set(HAL_JSON_ROWS.map(({ field }) => field));

const withoutCopies = (document: Fields): Fields =>
  Object.fromEntries(Object.entries(document).filter(([name]) => READ.has(name) || !COPY.test(name)));

const isDocument = (value: unknown): value is Fields =>
  isFields(value) && ('halId_s' in value || ('docid' in value && 'label_s' in value));

const readDocument = (document: Fields): readonly Found[] | null =>
  !isDocument(document)
    ? null
    : workOf(HAL_JSON_ROWS, withoutCopies(document), {
        format: FORMAT,
        source: KNOWN_SOURCES.hal,
        namespace: 'hal',
        localId: textOf(document['halId_s']),
      });

/** Returns a document, or the members of a list; `null` for any other value. */
const membersOf = (value: unknown): readonly unknown[] | null => {
  if (isDocument(value)) return [value];
  if (!isFields(value) || !isFields(value['response'])) return null;
  const { docs } = value['response'];
  return Array.isArray(docs) && (docs.length === 0 || docs.some(isDocument)) ? itemsOf(docs) : null;
};

/** A response of HAL’s search, or a single document of one. */
export const halJsonFormat: Format = {
  name: FORMAT,
  detects: (value) => membersOf(value) !== null,
  read: (value) => {
    const members = membersOf(value) ?? [];
    return members.length === 0
      ? nothing(skipReason('empty-answer', { service: 'HAL' }))
      : readMembers(members, FORMAT, readDocument);
  },
};
