import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The pid of a portal and its id, which an earlier portal with the same pid does not have. */
export interface PresentPortal {
  readonly pid: string;
  readonly id: string;
}

/**
 * The changes that are read: those of all portals that have had a pid, of present portals, of shared content (null), or all
 * (undefined).
 */
export type HistoryScope = string | readonly PresentPortal[] | null | undefined;

/**
 * Returns the numbers of the changes that created portals, by their ids. Portals whose creation the history does not have are
 * left out.
 */
const creationsOf = async (
  query: Kysely<Tables>,
  portals: readonly PresentPortal[],
): Promise<ReadonlyMap<string, number>> => {
  if (portals.length === 0) return new Map();
  const ids = portals.map(({ id }) => id);
  const first = query
    .selectFrom('changes')
    .select(({ fn }) => fn.min('sequence').as('sequence'))
    .where('item_id', 'in', ids)
    .groupBy('item_id');
  const rows = await query
    .selectFrom('changes')
    .select(['item_id', 'sequence'])
    .where('sequence', 'in', first)
    .where('before', 'is', null)
    .execute();
  return new Map(rows.map(({ item_id, sequence }) => [item_id, sequence]));
};

/** A part of a list of changes. */
interface Part {
  /** The number before which the part ends. */
  readonly end: number;
  readonly count: number;
}

interface OwnPortal {
  readonly pid: string;
  /** The number of the change that created it. */
  readonly from: number;
}

/**
 * Returns the condition of the newest changes of portals. It reads so many of each portal by the index: all changes of hundreds of
 * portals would have to be sorted.
 */
const newestOf = (portals: readonly OwnPortal[], { end, count }: Part) => {
  const own = portals.map(({ pid, from }) => sql`(${pid}, cast(${from} as integer))`);
  return sql<boolean>`sequence in (
    with own (pid, start) as (values ${sql.join(own)})
    select newest.sequence from own join changes as newest on newest.sequence in (
      select one.sequence from changes as one
      where one.portal_pid = own.pid and one.sequence >= own.start and one.sequence < ${end}
      order by one.sequence desc limit ${count}))`;
};

/** Returns a function that selects the changes of a scope; only the newest ones of each of several portals, if a part is given. */
export const selecting = async (query: Kysely<Tables>, scope: HistoryScope) => {
  const all = () => query.selectFrom('changes').selectAll();
  if (scope === undefined) return all;
  if (scope === null) return () => all().where('portal_pid', 'is', null);
  if (typeof scope === 'string') return () => all().where('portal_pid', '=', scope);
  const creations = await creationsOf(query, scope);
  const portals = scope.map(({ pid, id }) => ({ pid, from: creations.get(id) ?? 0 }));
  return (part?: Part) =>
    part && portals.length > 1
      ? all().where(newestOf(portals, part))
      : all().where(({ eb, or }) =>
          or(portals.map(({ pid, from }) => eb('portal_pid', '=', pid).and('sequence', '>=', from))),
        );
};
