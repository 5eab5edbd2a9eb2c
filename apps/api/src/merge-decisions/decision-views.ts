import type { DecidedRecord, MergeDecision, MergeDecisionPage } from '@open-discovery/model';
import { searchedPage } from '../admin-tool/record-lists.ts';
import type { ListRequest } from '../admin-tool/record-lists.ts';
import type { Item } from '../content/item.ts';
import type { NamesOf } from '../identity/people/people-names.ts';
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

/** The current records and the names of users, by their ids. */
interface DecisionContext {
  readonly current: ReadonlyMap<string, CurrentRecord | null>;
  readonly names: ReadonlyMap<string, string>;
}

const toDecision = (
  { id, version, fields }: StoredDecision,
  { current, names }: DecisionContext,
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
    decidedByName: names.get(decidedBy) ?? null,
    decidedAt,
    isApplied: isApplied(verdict, records, others),
  };
};

interface ViewDependencies {
  readonly mergeable: MergeableRecords;
  readonly namesOf: NamesOf;
}

/** Returns decisions as administrators see them, with the current records. */
export const toDecisions = async (
  items: readonly StoredDecision[],
  { mergeable, namesOf }: ViewDependencies,
): Promise<MergeDecision[]> => {
  const all = [...new Set(items.flatMap(({ fields }) => [...fields.records, ...fields.others]))];
  const found = await mergeable.current(all);
  const current = new Map(all.map((id, at) => [id, found[at] ?? null]));
  const names = await namesOf([...new Set(items.map(({ fields }) => fields.decidedBy))]);
  return items.map((item) => toDecision(item, { current, names }));
};

/** Returns a page of decisions, the latest first. */
export const toDecisionPage = async (
  items: readonly StoredDecision[],
  request: ListRequest,
  dependencies: ViewDependencies,
): Promise<MergeDecisionPage> => {
  const { header, results } = searchedPage(
    items.toSorted((a, b) => b.fields.decidedAt.localeCompare(a.fields.decidedAt)),
    request,
    ({ fields: { records, others, note, decidedBy } }) => [...records, ...others, note, decidedBy].join(' '),
  );
  return { header, results: await toDecisions(results, dependencies) };
};
