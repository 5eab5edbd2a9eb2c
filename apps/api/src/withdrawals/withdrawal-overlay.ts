import { keepLatest } from '../keep-latest.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { FieldsOf } from '../content/collections.ts';
import { openOverlay } from '../content/open-overlay.ts';
import type { Overlay } from '../content/open-overlay.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { createHiddenRecords } from './hidden-records.ts';
import type { HiddenRecords } from './hidden-records.ts';
import { resolveWithdrawals } from './resolve-withdrawals.ts';
import type { StoredWithdrawals } from './withdrawal.ts';

type Fields = FieldsOf['withdrawal'];

/** The withdrawals over the records of an engine. */
export interface WithdrawalOverlay extends Overlay<HiddenRecords> {
  /** Returns the records that were withdrawn and are restored. */
  readonly restored: () => readonly Fields[];
}

interface OverlayDependencies {
  readonly engine: SearchEngine;
  readonly store: ContentStore;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

const NOTHING_HIDDEN = createHiddenRecords([]);

const latestOf = (withdrawals: readonly Fields[]): string | undefined =>
  withdrawals
    .map(({ withdrawnAt, restoredAt }) => restoredAt ?? withdrawnAt)
    .toSorted()
    .at(-1);

const fieldsOf = (items: StoredWithdrawals): Fields[] =>
  [...items.values()].sort((a, b) => a.position - b.position).map(({ fields }) => fields);

/** Opens the overlay. It follows the content store and the generations of the engine. */
export const openWithdrawalOverlay = async ({
  engine,
  store,
  clock,
}: OverlayDependencies): Promise<WithdrawalOverlay> => {
  const latest = keepLatest<HiddenRecords>();
  const overlay = await openOverlay({
    store,
    clock,
    collection: 'withdrawal',
    valuesOf: fieldsOf,
    changedAtOf: latestOf,
    build: (from) => {
      const status = engine.about();
      if (from.length === 0 || status === null) return Promise.resolve(NOTHING_HIDDEN);
      // Records of another server change without a generation, and are known by their ids alone.
      const generation = status.isLive ? '' : `${status.generation} ${status.publishedAt}`;
      return latest([from, generation], async () => {
        const active = from.filter(({ restoredAt }) => restoredAt === null);
        return createHiddenRecords(await resolveWithdrawals(active, engine));
      });
    },
  });
  return { ...overlay, restored: () => overlay.values().filter(({ restoredAt }) => restoredAt !== null) };
};
