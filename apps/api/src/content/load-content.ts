import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { isCollection } from './collections.ts';
import type { Collection } from './collections.ts';
import { EMPTY_CONTENT, flagKey, itemMaps } from './content.ts';
import type { Content } from './content.ts';
import type { Item } from './item.ts';
import { parseRow } from './rows.ts';
import type { ItemRow, ParsedRow } from './rows.ts';

export type Revision = Pick<Content, 'revision' | 'sequence'>;

/** Loads the revision of the content in the database. */
export const loadRevision = async (query: Kysely<Tables>): Promise<Revision> => {
  const last = await query
    .selectFrom('changes')
    .select(['id', 'sequence'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? { revision: last.id, sequence: last.sequence } : EMPTY_CONTENT;
};

/** Reuses an item of the same version: parsing includes checking and cleaning. */
const itemOf = (row: ItemRow, known: Content): ParsedRow => {
  const present = isCollection(row.collection) ? known.items[row.collection].get(row.id) : undefined;
  return present?.version === row.version ? { ok: true, item: present } : parseRow(row);
};

/** Loads all items that are not deleted. Damaged rows are set aside. */
export const loadContent = async (query: Kysely<Tables>, known = EMPTY_CONTENT): Promise<Content> => {
  // The revision is loaded first: the next check notices a write between the two queries.
  const { revision, sequence } = await loadRevision(query);
  const rows = await query.selectFrom('items').selectAll().where('deleted_at', 'is', null).execute();
  const flags = await query.selectFrom('flags').selectAll().where('is_enabled', '=', 1).execute();
  const parsed = rows.map((row) => itemOf(row, known));
  const items = parsed.flatMap((one) => (one.ok ? [one.item] : []));
  const mapOf = <C extends Collection>(name: C): ReadonlyMap<string, Item<C>> =>
    new Map(
      items
        .filter((item): item is Item<C> => item.collection === name)
        .map((item): [string, Item<C>] => [item.id, item]),
    );
  return {
    revision,
    sequence,
    items: itemMaps(mapOf),
    damaged: parsed.flatMap((one) => (one.ok ? [] : [one.damaged])),
    enabled: new Set(flags.map((flag) => flagKey(flag.portal_pid, flag.item_id))),
  };
};
