import { KINDS } from '@open-discovery/model';
import type { Kind, KindedRecord } from '@open-discovery/model';
import { cleanRecord } from '../clean/clean-record.ts';
import { isFields, textOf, textsOf } from '../fields.ts';
import type { Fields } from '../fields.ts';
import { readValue } from '../formats/read-value.ts';
import { readLink } from '../graph/read-link.ts';
import type { Link } from '../graph/references.ts';
import { itemText } from './item-text.ts';
import type { LinkRow, RecordRow } from './rows.ts';
import { sourceRecordOf } from './source-record.ts';
import { withId } from './with-id.ts';
import type { SourceRecord } from './source-record.ts';

/** A row of the archive of an earlier import: a record, what a record states about another one, or a relation. */
export type EarlierRow =
  | { readonly is: 'record'; readonly item: KindedRecord; readonly line: number }
  | { readonly is: 'mention'; readonly item: KindedRecord; readonly by: SourceRecord | null }
  | { readonly is: 'link'; readonly link: Link; readonly by: SourceRecord | null };

/** Version of the form of archived records: those of another version are cleaned again. */
const FORM = 1;

/** Returns the line of the archive for a record, as JSON. */
export const archivedRecord = ({ item, statedId, written }: RecordRow): string => {
  const text = itemText(statedId === undefined ? { item, written } : { item: withId(item, statedId) });
  return `{"cleaned":${FORM},${text.slice(1)}`;
};

/** Returns the line of the archive for what a record states about another one, as JSON. */
export const archivedMention = ({ item: { kind, record }, by }: RecordRow): string =>
  JSON.stringify({ cleaned: FORM, ...(by ? { by } : {}), isMention: true, kind, record });

/** Returns the line of the archive for a relation, as JSON. */
export const archivedLink = ({ source, relation, target, by }: LinkRow): string =>
  JSON.stringify({ ...(by ? { by } : {}), source, target, relType: { name: relation } });

const isKind = (value: unknown): value is Kind => typeof value === 'string' && Object.hasOwn(KINDS, value);

const parseSourceRecord = (value: unknown): SourceRecord | null => {
  if (!isFields(value) || !isKind(value['kind'])) return null;
  return { id: textOf(value['id']) ?? '', kind: value['kind'], sources: textsOf(value['sources']) };
};

/** Reads and cleans a record of another form. */
const readOther = (value: unknown, line: number): EarlierRow[] =>
  readValue(value).flatMap((found): EarlierRow[] => {
    if (found.type === 'nothing') return [];
    if (found.type === 'relation') {
      const read = readLink(found.relation);
      return 'link' in read ? [{ is: 'link', link: read.link, by: null }] : [];
    }
    const cleaned = cleanRecord(found.kind, found.record);
    if (!('item' in cleaned)) return [];
    const { item } = cleaned;
    return [found.type === 'record' ? { is: 'record', item, line } : { is: 'mention', item, by: null }];
  });

/** Records of the current form were validated when they were written. */
const itemIn = (value: Fields): KindedRecord =>
  ({ kind: value['kind'], record: value['record'] }) as KindedRecord;

/** Reads a line of the archive. Records of the current form are not cleaned again. */
export const readEarlier = (value: unknown, line: number): EarlierRow[] => {
  if (!isFields(value) || (value['cleaned'] !== FORM && !('source' in value))) return readOther(value, line);
  const by = parseSourceRecord(value['by']);
  if (value['cleaned'] !== FORM) {
    const read = readLink(value);
    return 'link' in read ? [{ is: 'link', link: read.link, by }] : [];
  }
  const item = itemIn(value);
  return [value['isMention'] === true ? { is: 'mention', item, by } : { is: 'record', item, line }];
};

/** Returns the id by which a row is looked up: that of the record that states it. */
export const keyOfEarlier = (row: EarlierRow): string => {
  if (row.is === 'record') return row.item.record.id;
  if (row.by !== null) return row.by.id;
  return row.is === 'mention' ? row.item.record.id : row.link.source;
};

/** Returns the record that states a row; `null` for what no record states. */
export const sourceRecordOfEarlier = (row: EarlierRow): SourceRecord | null =>
  row.is === 'record' ? sourceRecordOf(row.item) : row.by;
