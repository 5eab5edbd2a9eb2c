import { createHash } from 'node:crypto';
import type { OverlayState } from '../search/search-engine.ts';
import type { Content } from './content.ts';
import type { ContentStore } from './content-store.ts';

type Collection = keyof Content['items'];

interface OverlayOptions<Name extends Collection, Value, Changes> {
  readonly store: ContentStore;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
  readonly collection: Name;
  readonly valuesOf: (items: Content['items'][Name]) => readonly Value[];
  /** Returns when values last changed, for those that a server finds at its start: ISO 8601. */
  readonly changedAtOf: (values: readonly Value[]) => string | undefined;
  /** Returns what the values change. They are the same array until one of them changes. */
  readonly build: (values: readonly Value[]) => Promise<Changes>;
}

/** Changes over the records of an engine, which users have made. */
export interface Overlay<Changes> {
  /** Returns the changes. Those of other processes may be a moment old; the database is never waited for. */
  readonly current: () => Promise<Changes>;
  /** Takes over the latest changes. */
  readonly refresh: () => Promise<void>;
  /** Null if there never were any. */
  readonly state: () => OverlayState | null;
}

const revisionOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 12);

/** Opens the overlay that follows a collection of the content store. Changes that leave its values the same do not count. */
export const openOverlay = async <Name extends Collection, Value, Changes>({
  store,
  clock,
  collection,
  valuesOf,
  changedAtOf,
  build,
}: OverlayOptions<Name, Value, Changes>): Promise<Overlay<Changes> & { values: () => readonly Value[] }> => {
  let items: Content['items'][Name] | null = null;
  let values: readonly Value[] = [];
  let revision = revisionOf(values);
  let state: OverlayState | null = null;
  const follow = async (): Promise<void> => {
    const next = (await store.read()).items[collection];
    if (next === items) return;
    const isFirst = items === null;
    items = next;
    const current = valuesOf(next);
    if (revisionOf(current) === revision) return;
    values = current;
    revision = revisionOf(current);
    state = { revision, changedAt: (isFirst && changedAtOf(current)) || new Date(clock()).toISOString() };
  };
  const followLater = (): void => {
    follow().catch(() => undefined);
  };
  await follow();
  return {
    values: () => values,
    current: () => {
      followLater();
      return build(values);
    },
    refresh: async () => {
      await follow();
      await build(values);
    },
    state: () => {
      followLater();
      return state;
    },
  };
};
