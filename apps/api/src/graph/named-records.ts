import { relatedCard } from '@open-discovery/graph-index';
import { KINDS, RECORD_KINDS, SEARCHED_KINDS } from '@open-discovery/model';
import type { KindedRecord, LinkedRecord, RecordKind } from '@open-discovery/model';
import type { SearchEngine } from '../search/search-engine.ts';
import { findRecord } from './find-records.ts';
import { recordsWithIdentifier } from './identifiers/records-with-identifier.ts';

const ID_PARAMETERS: readonly string[] = [...new Set(RECORD_KINDS.map((kind) => KINDS[kind].idParam)), 'pid'];

/** Returns the id or identifier that a text names: that in the address of a record's page, or the text itself. */
const namedIn = (text: string): string => {
  const given = text.trim();
  if (!URL.canParse(given)) return given;
  const { searchParams } = new URL(given);
  return ID_PARAMETERS.map((name) => searchParams.get(name)).find((value) => value) ?? given;
};

/** Finds the records that an id, an identifier such as a DOI, or the address of a record's page names. */
export const findNamedRecords = async (text: string, engine: SearchEngine): Promise<LinkedRecord[]> => {
  const named = namedIn(text);
  const record = await findRecord(named, engine);
  return record ? [record] : await recordsWithIdentifier(named, SEARCHED_KINDS, engine);
};

/** Returns the kind of a record's page: of a product, its type; null if it has none. */
export const pageKind = (item: KindedRecord): RecordKind | null => {
  if (item.kind === 'person') return null;
  return item.kind === 'product' ? item.record.type : item.kind;
};

/** Returns the title of a record, or its name. */
export const titleOf = (item: KindedRecord): string => relatedCard(item).label;

/** Returns the names of the data sources that a record comes from. */
export const sourcesOf = ({ record }: KindedRecord): string[] =>
  'collectedFrom' in record
    ? (record.collectedFrom ?? []).flatMap(({ value }) => (value ? [value] : []))
    : [];
