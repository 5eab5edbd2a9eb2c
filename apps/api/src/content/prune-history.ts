import type { Kysely, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { NAMED_COLLECTIONS, namesItem } from './earlier-names.ts';
import { loadRevision } from './load-content.ts';

/** Few enough that other writers hardly wait. */
const ROWS_PER_STEP = 100;
/** Other writers go first. */
const PAUSE_MS = 20;

interface Position {
  /** ISO 8601. */
  readonly at: string;
  readonly sequence: number;
}

const BEGINNING: Position = { at: '', sequence: 0 };

/** Selects the next changes before a time, with what they say about portals and shared names. */
const nextChanges = (query: Kysely<Tables>, before: string, { at, sequence }: Position) =>
  query
    .selectFrom('changes')
    .select((change) => {
      const says = change.or([
        change('collection', '=', 'portal'),
        change.and([change('portal_pid', 'is', null), change('collection', 'in', [...NAMED_COLLECTIONS])]),
      ]);
      const told = (column: 'before' | 'after') => change.case().when(says).then(change.ref(column)).end();
      return ['at', 'sequence', 'collection', told('before').as('before'), told('after').as('after')];
    })
    .where('at', '<', before)
    .where(sql<SqlBool>`(${sql.ref('at')}, ${sql.ref('sequence')}) > (${at}, ${sequence})`)
    .orderBy('at')
    .orderBy('sequence')
    .limit(ROWS_PER_STEP)
    .execute();

type ToldChange = Awaited<ReturnType<typeof nextChanges>>[number];

/** Reports whether a change says that there has been a portal, or a shared page or div id with this name. */
const isKept = (change: ToldChange): boolean =>
  change.collection === 'portal' ? change.before === null && change.after !== null : namesItem(change);

/**
 * Deletes the changes before a time, in small steps. It keeps the last change, which identifies the content, and those that say
 * which portals, shared pages and div ids there have been: what was deleted must not come back with the next start, and a new
 * portal does not get the history of an earlier one with the same pid.
 */
export const pruneHistory = async (
  database: Pick<Database, 'query' | 'write'>,
  before: string,
  signal: AbortSignal,
): Promise<void> => {
  const { sequence: last } = await loadRevision(database.query);
  let position = BEGINNING;
  while (!signal.aborted) {
    const changes = await nextChanges(database.query, before, position);
    const end = changes.at(-1);
    if (!end) return;
    position = end;
    const pruned = changes
      .filter((change) => change.sequence !== last && !isKept(change))
      .map(({ sequence }) => sequence);
    if (pruned.length === 0) continue;
    await database.write((transaction) =>
      transaction.deleteFrom('changes').where('sequence', 'in', pruned).execute(),
    );
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
};
