import type { Kysely } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { ChangeBudget } from './change-budget.ts';
import type { Content } from './content.ts';
import { createDamageReport } from './damaged-row.ts';
import type { DamagedRow } from './damaged-row.ts';
import { createDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import type { ChangeAction } from './effects.ts';
import { loadContent, loadRevision } from './load-content.ts';
import { saveDraft } from './save-draft.ts';

/** Maximum delay until visitors see the changes of another process. */
const CHECK_EVERY_MS = 2_000;
/** Visitors do not wait longer for a check: the database may be frozen, or a table locked. */
const CHECK_LIMIT_MS = 500;

interface ReadSettings {
  /** True to check the database for changes by other processes at once, so that editors see the latest content. */
  readonly isFresh?: boolean;
}

interface ChangeSettings {
  /** Subject of the user; null for the server itself. */
  readonly by: string | null;
  /** Replaces the action that each change is recorded with. */
  readonly action?: ChangeAction;
}

/** The content of all portals. It is read from memory; a change resolves once it is in the database. */
export interface ContentStore {
  readonly read: (settings?: ReadSettings) => Promise<Content>;
  /** Runs one change at a time. If `make` throws, nothing changes. */
  readonly change: <T>(
    settings: ChangeSettings,
    make: (draft: Draft, transaction: Kysely<Tables>) => Promise<T> | T,
  ) => Promise<T>;
  readonly database: Database;
  /** Records a damaged row that is not an item. Damaged items are noticed when they are loaded. */
  readonly setAside: (row: DamagedRow) => void;
  /** Returns the damaged rows that were found so far and not repaired since. */
  readonly damagedRows: () => readonly DamagedRow[];
}

export interface StoreDependencies {
  readonly database: Database;
  /** Called once for each damaged row. */
  readonly onDamaged?: (row: DamagedRow) => void;
  /** Limits the changes of each user; no limit by default. */
  readonly budget?: ChangeBudget;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
  /** Creates an unguessable id. */
  readonly newId: () => string;
}

interface DraftContext extends ChangeSettings {
  readonly base: Content;
  readonly newId: () => string;
  /** ISO 8601. */
  readonly at: string;
}

/** Makes a change and saves it. Returns its result, the content afterwards and the size of the change in the history. */
const draftAndSave = async <T>(
  transaction: Kysely<Tables>,
  { base, newId, action, by, at }: DraftContext,
  make: (draft: Draft, transaction: Kysely<Tables>) => Promise<T> | T,
): Promise<{ readonly result: T; readonly next: Content; readonly bytes: number }> => {
  const draft = createDraft(base, { newId, action });
  const result = await make(draft, transaction);
  const bytes = await saveDraft(transaction, draft, { by, at, afterSequence: base.sequence });
  const changes = draft.changes();
  const revision = changes.at(-1)?.id ?? base.revision;
  const next = { ...draft.content(), revision, sequence: base.sequence + changes.length };
  return { result, next, bytes };
};

/**
 * Opens the content store of a database.
 * @example
 * const store = await openContentStore({ database, clock: Date.now, newId: randomUUID });
 * await store.change({ by: 'ada' }, (draft) => draft.create('entity', null, { pid: 'dataset', name: 'Data' }));
 */
export const openContentStore = async ({
  database,
  clock,
  newId,
  budget,
  onDamaged = () => undefined,
}: StoreDependencies): Promise<ContentStore> => {
  const damage = createDamageReport(onDamaged);
  const load = async (query: Kysely<Tables>, known?: Content): Promise<Content> => {
    const content = await loadContent(query, known);
    damage.report(content.damaged);
    return content;
  };
  let cached = await load(database.query);
  let checkedAt = clock();

  const refresh = async (): Promise<Content> => {
    const startedAt = clock();
    const { revision } = await loadRevision(database.query);
    checkedAt = startedAt;
    const before = cached;
    if (revision === before.revision) return before;
    const loaded = await load(database.query, before);
    // A change in this process may have finished first.
    if (cached === before) cached = loaded;
    return loaded;
  };

  return {
    database,
    setAside: damage.remember,
    damagedRows: () => [...cached.damaged, ...damage.remembered()],
    read: async ({ isFresh = false } = {}) => {
      if (isFresh) return refresh();
      const sinceMs = clock() - checkedAt;
      // Less than nothing after the clock was set back, which must not delay the next check.
      if (sinceMs >= 0 && sinceMs < CHECK_EVERY_MS) return cached;
      // One reader checks; the others, and visitors while the database is away, get the last known content.
      checkedAt = clock();
      const checked = refresh().catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) return cached;
        throw error;
      });
      return Promise.race([checked, sleep(CHECK_LIMIT_MS, undefined, { ref: false }).then(() => cached)]);
    },
    change: async ({ by, action }, make) => {
      const { result, next } = await database.write(async (transaction) => {
        if (by !== null) budget?.check(by);
        const { revision } = await loadRevision(transaction);
        const base = revision === cached.revision ? cached : await load(transaction, cached);
        const at = new Date(clock()).toISOString();
        const saved = await draftAndSave(transaction, { base, newId, action, by, at }, make);
        if (by !== null) budget?.spend(by, saved.bytes);
        return saved;
      });
      // Concurrent changes may get here in either order.
      if (next.sequence > cached.sequence) cached = next;
      return result;
    },
  };
};
