import { relatedCard } from '@open-discovery/graph-index';
import { KINDS, RECORD_KINDS, SEARCHED_KINDS } from '@open-discovery/model';
import type { KindedRecord, RecordKind, WithdrawableRecord } from '@open-discovery/model';
import { findRecord } from '../graph/find-records.ts';
import { recordsWithIdentifier } from '../graph/identifiers/records-with-identifier.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { HiddenRecords } from './hidden-records.ts';

const ID_PARAMETERS: readonly string[] = [...new Set(RECORD_KINDS.map((kind) => KINDS[kind].idParam)), 'pid'];

/** Returns the id or identifier that a text names: that in the address of a record's page, or the text itself. */
const namedRecord = (text: string): string => {
  const given = text.trim();
  if (!URL.canParse(given)) return given;
  const { searchParams } = new URL(given);
  return ID_PARAMETERS.map((name) => searchParams.get(name)).find((value) => value) ?? given;
};

/** Returns the kind of a record's page: of a product, its type. */
export const pageKind = (item: KindedRecord): RecordKind | null => {
  if (item.kind === 'person') return null;
  return item.kind === 'product' ? item.record.type : item.kind;
};

/** Returns the title of a record, or its name. */
export const titleOf = (item: KindedRecord): string => relatedCard(item).label;

const sourcesOf = ({ record }: KindedRecord): string[] =>
  'collectedFrom' in record
    ? (record.collectedFrom ?? []).flatMap(({ value }) => (value ? [value] : []))
    : [];

const toWithdrawable = (item: KindedRecord, hidden: HiddenRecords): WithdrawableRecord[] => {
  const kind = pageKind(item);
  if (kind === null) return [];
  const { id } = item.record;
  const withdrawn = hidden.withdrawalOf(id);
  return [
    {
      id,
      kind,
      title: titleOf(item),
      sources: sourcesOf(item),
      withdrawal: withdrawn && { reason: withdrawn.reason, explanation: withdrawn.explanation },
    },
  ];
};

/**
 * Finds the records that an id, an identifier such as a DOI, or the address of a page names. The engine is that of all
 * records, with the withdrawn ones.
 */
export const findWithdrawable = async (
  text: string,
  engine: SearchEngine,
  hidden: HiddenRecords,
): Promise<WithdrawableRecord[]> => {
  const named = namedRecord(text);
  const record = await findRecord(named, engine);
  const found = record ? [record] : await recordsWithIdentifier(named, SEARCHED_KINDS, engine);
  return found.flatMap((item) => toWithdrawable(item, hidden));
};
