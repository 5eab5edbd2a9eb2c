import { createHash } from 'node:crypto';
import { candidatesOf } from '../merge/compare.ts';
import type { WorkFacts } from '../merge/facts.ts';
import { contradictionOf } from '../merge/works/contradiction.ts';
import { orderRows } from './order-rows.ts';
import type { RecordRow, RowSet } from './rows.ts';

const NAMESPACE_CHARS = 12;

const titleOf = ({ item }: RecordRow): string =>
  item.kind === 'product' ? (item.record.mainTitle ?? '').trim() : '';

const factsOf = ({ item }: RecordRow): WorkFacts | null => {
  const facts = candidatesOf(item)[0]?.facts;
  return facts?.kind === 'product' ? facts : null;
};

const contradict = (a: RecordRow, b: RecordRow): boolean => {
  if (titleOf(a) === titleOf(b)) return false;
  const [first, second] = [factsOf(a), factsOf(b)];
  return first !== null && second !== null && contradictionOf(first, second) !== null;
};

/** Returns the ids that several records with different titles have. */
const sharedIds = (records: readonly RecordRow[]): ReadonlySet<string> => {
  const titles = new Map<string, string>();
  const shared = new Set<string>();
  for (const row of records) {
    const { id } = row.item.record;
    const title = titles.get(id);
    if (title === undefined) titles.set(id, titleOf(row));
    else if (title !== titleOf(row)) shared.add(id);
  }
  return shared;
};

/** Returns an id for a work under the id of another one. It is the same with every import. */
const idOfOther = (row: RecordRow): string => {
  const { id } = row.item.record;
  const digest = createHash('md5')
    .update(`${id} ${titleOf(row)}`)
    .digest('hex');
  return `${id.slice(0, NAMESPACE_CHARS)}::${digest}`;
};

/**
 * Puts records that contradict each other into different sets; the first set, the largest one of the
 * surviving id, keeps it.
 */
const separate = (records: readonly RecordRow[], shared: ReadonlySet<string>, id: string): RecordRow[][] => {
  const sets: RecordRow[][] = [];
  const isShared = ({ item }: RecordRow): boolean => shared.has(item.record.id);
  for (const row of records.filter(isShared)) {
    const set = sets.find((members) => !members.some((member) => contradict(member, row)));
    if (set) set.push(row);
    else sets.push([row]);
  }
  for (const row of records.filter((other) => !isShared(other))) {
    const set = sets.find((members) => !members.some((member) => contradict(member, row))) ?? sets[0];
    set?.push(row);
  }
  const own = sets.filter((members) => members.some(({ item }) => item.record.id === id));
  const [main] = (own.length > 0 ? own : sets).toSorted((a, b) => b.length - a.length);
  return main === undefined ? [] : [main, ...sets.filter((members) => members !== main)];
};

/**
 * Returns the rows of an id, and apart from them the records of other works that have the same id by mistake, each under an
 * id of its own: their titles contradict, as those of a book and of its chapter under the book's DOI.
 */
export const splitRows = (id: string, rows: readonly RecordRow[]): readonly RowSet[] => {
  const records = rows.filter(({ item, place }) => place !== undefined && item.kind === 'product');
  const shared = sharedIds(records);
  if (shared.size === 0) return [{ id, rows }];
  const [, ...others] = separate(orderRows(records, id), shared, id);
  const apart = new Set(others.flat());
  return [
    { id, rows: rows.filter((row) => !apart.has(row)) },
    ...others.map((members) => ({ id: members.map(idOfOther).sort()[0] ?? id, rows: members })),
  ];
};
