import type { Kysely } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { Content } from './content.ts';
import { createDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import type { ChangeAction } from './effects.ts';
import { loadContent, loadRevision } from './load-content.ts';
import { purgeDeleted } from './deleted.ts';
import { saveDraft } from './save-draft.ts';

/** Maximum delay until visitors see the changes of another process. */
const CHECK_EVERY_MS = 2_000;
const PURGE_EVERY_MS = 24 * 3_600_000;

interface ReadSettings {
  /** Whether to check the database for changes of other processes. Editors always see the latest content. */
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
}

export interface StoreDependencies {
  readonly database: Database;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
  /** Creates an unguessable id. */
  readonly newId: () => string;
}

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
}: StoreDependencies): Promise<ContentStore> => {
  let cached = await loadContent(database.query);
  let checkedAt = clock();
  let purgedAt = Number.NEGATIVE_INFINITY;

  const purge = async (): Promise<void> => {
    if (clock() - purgedAt < PURGE_EVERY_MS) return;
    purgedAt = clock();
    await database.write((transaction) => purgeDeleted(transaction, clock()));
  };

  return {
    database,
    read: async ({ isFresh = false } = {}) => {
      const startedAt = clock();
      if (!isFresh && startedAt - checkedAt < CHECK_EVERY_MS) return cached;
      const { revision } = await loadRevision(database.query);
      checkedAt = startedAt;
      const before = cached;
      if (revision === before.revision) return before;
      const loaded = await loadContent(database.query, before);
      // A change in this process may have finished first.
      if (cached === before) cached = loaded;
      return loaded;
    },
    change: async ({ by, action }, make) => {
      await purge();
      const { result, next } = await database.write(async (transaction) => {
        const { revision, sequence } = await loadRevision(transaction);
        const base = revision === cached.revision ? cached : await loadContent(transaction, cached);
        const draft = createDraft(base, { newId, action });
        const made = await make(draft, transaction);
        await saveDraft(transaction, draft, {
          by,
          at: new Date(clock()).toISOString(),
          afterSequence: sequence,
        });
        const changes = draft.changes();
        return {
          result: made,
          next: {
            ...draft.content(),
            revision: changes.at(-1)?.id ?? revision,
            sequence: sequence + changes.length,
          },
        };
      });
      // Concurrent changes may get here in either order.
      if (next.sequence > cached.sequence) cached = next;
      return result;
    },
  };
};
