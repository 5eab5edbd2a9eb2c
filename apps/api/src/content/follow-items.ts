import { createHash } from 'node:crypto';
import type { OverlayState } from '../search/search-engine.ts';
import type { Content } from './content.ts';
import type { ContentStore } from './content-store.ts';

type Collection = keyof Content['items'];

interface FollowOptions<Name extends Collection, Value> {
  readonly store: ContentStore;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
  readonly collection: Name;
  readonly valuesOf: (items: Content['items'][Name]) => readonly Value[];
  /** Returns when values last changed, for those that a server finds at its start: ISO 8601. */
  readonly changedAtOf: (values: readonly Value[]) => string | undefined;
}

/** The values that are made from a collection of the content store. */
export interface FollowedItems<Value> {
  /** The same array until a value changes. */
  readonly values: () => readonly Value[];
  /** Null until there are values. */
  readonly state: () => OverlayState | null;
  /** Takes over the latest changes. */
  readonly follow: () => Promise<void>;
}

const revisionOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 12);

/** Follows a collection of the content store. Changes that leave the values the same do not count. */
export const followItems = async <Name extends Collection, Value>({
  store,
  clock,
  collection,
  valuesOf,
  changedAtOf,
}: FollowOptions<Name, Value>): Promise<FollowedItems<Value>> => {
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
  await follow();
  return { values: () => values, state: () => state, follow };
};
