import type { DecidedRecord, MergeDecision, MergeDecisionPage } from '@open-discovery/model';
import type { Item } from '../content/item.ts';
import { foldAccents } from '../fold-accents.ts';
import type { CurrentRecord, MergeableRecords } from './mergeable-records.ts';

type StoredDecision = Item<'mergeDecision'>;

const ids = (records: readonly DecidedRecord[]): string[] =>
  records.flatMap(({ current }) => (current === null ? [] : [current.id]));

const isApplied = (
  verdict: MergeDecision['verdict'],
  records: readonly DecidedRecord[],
  others: readonly DecidedRecord[],
): boolean => {
  if (verdict === 'same') return new Set([...ids(records), ...ids(others)]).size <= 1;
  const otherIds = new Set(ids(others));
  return ids(records).every((id) => !otherIds.has(id));
};

const toDecision = (
  { id, version, fields }: StoredDecision,
  current: ReadonlyMap<string, CurrentRecord | null>,
): MergeDecision => {
  const { verdict, note, decidedBy, decidedAt } = fields;
  const recordOf = (recordId: string): DecidedRecord => ({
    id: recordId,
    current: current.get(recordId) ?? null,
  });
  const [records, others] = [fields.records.map(recordOf), fields.others.map(recordOf)];
  return {
    _id: id,
    version,
    verdict,
    records,
    others,
    note,
    decidedBy,
    decidedAt,
    isApplied: isApplied(verdict, records, others),
  };
};

/** Returns decisions as administrators see them, with the current records. */
export const toDecisions = async (
  items: readonly StoredDecision[],
  mergeable: MergeableRecords,
): Promise<MergeDecision[]> => {
  const all = [...new Set(items.flatMap(({ fields }) => [...fields.records, ...fields.others]))];
  const found = await mergeable.current(all);
  const current = new Map(all.map((id, at) => [id, found[at] ?? null]));
  return items.map((item) => toDecision(item, current));
};

const matches = ({ fields }: StoredDecision, words: readonly string[]): boolean => {
  const { records, others, note, decidedBy } = fields;
  const text = foldAccents([...records, ...others, note, decidedBy].join(' '));
  return words.every((word) => text.includes(word));
};

/** Returns a page of decisions, the latest first. */
export const toDecisionPage = async (
  items: readonly StoredDecision[],
  { search, page, pageSize }: { readonly search: string; readonly page: number; readonly pageSize: number },
  mergeable: MergeableRecords,
): Promise<MergeDecisionPage> => {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  const found = items
    .filter((item) => matches(item, words))
    .sort((a, b) => b.fields.decidedAt.localeCompare(a.fields.decidedAt));
  const from = (page - 1) * pageSize;
  return {
    header: { numFound: found.length, page, pageSize },
    results: await toDecisions(found.slice(from, from + pageSize), mergeable),
  };
};
