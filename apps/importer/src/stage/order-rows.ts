import type { KindedRecord } from '@open-discovery/model';
import { isBefore } from '../merge/aliases.ts';
import { itemText } from './item-text.ts';
import type { RecordRow } from './rows.ts';

const updatedAt = ({ kind, record }: KindedRecord): number => {
  if (kind !== 'product') return 0;
  const collected = record.dateOfCollection ? Date.parse(record.dateOfCollection) : Number.NaN;
  return record.lastUpdateTimeStamp ?? (Number.isNaN(collected) ? 0 : collected);
};

interface Ranked {
  readonly row: RecordRow;
  /** The number of mentions with this name; 0 for records. */
  readonly mentions: number;
}

const nameOf = ({ kind, record }: KindedRecord): string => {
  if (kind === 'dataSource') return record.officialName ?? '';
  return kind === 'organization' ? (record.legalName ?? '') : '';
};

const countNames = (rows: readonly RecordRow[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { item, place, mentions = 1 } of rows)
    if (!place) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + mentions);
  return counts;
};

const compareIds = (a: string, b: string): number => (a === b ? 0 : isBefore(a, b) ? -1 : 1);

/** The longest text first. */
const compareTexts = (a: string, b: string): number => b.length - a.length || (a < b ? -1 : a > b ? 1 : 0);

/** Reports whether an organization has a name in another script than most readers know, such as its own country's. */
const hasForeignName = ({ item }: RecordRow): boolean =>
  item.kind === 'organization' && !/\p{Script=Latin}/u.test(item.record.legalName ?? 'a');

/**
 * Sorts the rows of one record so that the first one's values win: records before mentions, the record with the
 * surviving id first, then the latest description, then the longest. Of mentions, the most frequent name is first; of organizations, a name in Latin letters. The order does not depend on that of the input.
 */
export const orderRows = (rows: readonly RecordRow[], id: string): RecordRow[] => {
  if (rows.length < 2) return [...rows];
  const compare = (a: Ranked, b: Ranked): number =>
    Number(b.row.place !== undefined) - Number(a.row.place !== undefined) ||
    b.mentions - a.mentions ||
    Number(hasForeignName(a.row)) - Number(hasForeignName(b.row)) ||
    Number(b.row.item.record.id === id) - Number(a.row.item.record.id === id) ||
    compareIds(a.row.item.record.id, b.row.item.record.id) ||
    updatedAt(b.row.item) - updatedAt(a.row.item) ||
    compareTexts(itemText(a.row), itemText(b.row));
  const names = countNames(rows);
  return rows
    .map((row) => ({
      row,
      mentions: row.place ? 0 : (names.get(nameOf(row.item)) ?? 0),
    }))
    .sort(compare)
    .map(({ row }) => row);
};
