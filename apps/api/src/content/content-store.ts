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

/** How long another process's changes may stay unseen by visitors. */
const CHECK_EVERY_MS = 2_000;
const PURGE_EVERY_MS = 24 * 3_600_000;

export interface ReadSettings {
  /** Looks at the database whatever the time: editors see what is, wherever it was written. */
  readonly isFresh?: boolean;
}

export interface ChangeSettings {
  /** Subject of the user; null for the server itself. */
  readonly by: string | null;
  /** What the changes are called; by default what they are. */
  readonly action?: ChangeAction;
}

/** The content of all portals: reading is from memory, a change is in the database before it is acknowledged. */
export interface ContentStore {
  readonly read: (settings?: ReadSettings) => Promise<Content>;
  /** Runs one change at a time; when it throws, nothing has happened. */
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
  /** A new id that nobody can guess. */
  readonly newId: () => string;
}

/**
 * The content store over an open database.
 *
 * @example
 * const store = await openContentStore({ database, clock: Date.now, newId: randomUUID });
 * await store.change({ by: 'ada' }, (draft) => draft.create('entity', null, { pid: 'dataset', name: 'Data' }));
 */
export const openContentStore = async ({
  database,
  clock,
  newId,
}: StoreDependencies): Promise<ContentStore> => {
  let known = await loadContent(database.query);
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
      const askedAt = clock();
      if (!isFresh && askedAt - checkedAt < CHECK_EVERY_MS) return known;
      const { revision } = await loadRevision(database.query);
      checkedAt = askedAt;
      const before = known;
      if (revision === before.revision) return before;
      const loaded = await loadContent(database.query, before);
      // A change of our own may have been quicker.
      if (known === before) known = loaded;
      return loaded;
    },
    change: async ({ by, action }, make) => {
      await purge();
      const { result, next } = await database.write(async (transaction) => {
        const { revision, sequence } = await loadRevision(transaction);
        const base = revision === known.revision ? known : await loadContent(transaction, known);
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
      // Two changes of one moment may end here in either order.
      if (next.sequence > known.sequence) known = next;
      return result;
    },
  };
};
