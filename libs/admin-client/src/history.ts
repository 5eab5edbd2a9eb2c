import { listOf, objectOf, oneOf, orDefault, orNull, path, readText } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';
import type { AdminChange, FullPortal, PortalExport, Stored } from '@open-discovery/model';
import { readFullPortal, readStored } from './answers.ts';
import { below, get, post } from './call.ts';
import type { PortalKey } from './portal-key.ts';
import { readPortalExport } from './read-portal-export.ts';

/*
 * Calls that the specification does not name: the history of changes, undo, and a portal as one file.
 */

const readAnything: Reader<unknown> = (json) => json;

const readChange = objectOf<AdminChange>({
  _id: readText,
  at: readText,
  by: orNull(readText),
  byName: orDefault<string | null>(readText, null),
  action: oneOf(['create', 'update', 'delete', 'restore', 'toggle', 'import', 'start', 'stop']),
  collection: readText,
  itemId: readText,
  portalPid: orNull(readText),
  before: readAnything,
  after: readAnything,
});

/**
 * Selects changes; all conditions must match.
 * @example const filter: HistoryFilter = { limit: 20, collection: 'page' };
 */
export interface HistoryFilter {
  /** At most this many changes, up to 1000; by default 100. Large ones are fewer, but at least 50 if there are as many. */
  readonly limit?: number | undefined;
  /** `_id` of a change: only older changes are returned. */
  readonly before?: string | undefined;
  /** Kind of the changed items, for example `page` or `menuItem`. */
  readonly collection?: string | undefined;
  /** Subject of the user who made the changes. */
  readonly by?: string | undefined;
  /** Only changes made at this time or before, in UTC with milliseconds. */
  readonly until?: string | undefined;
}

/** Returns the path of the changes of a portal, or of all changes. */
const historyOf = (portal: PortalKey | null, ...segments: readonly string[]): string =>
  portal ? below(portal, 'history', ...segments) : path('all', 'history', ...segments);

const queryOf = ({ limit, before, collection, by, until }: HistoryFilter) => ({
  ...{ limit, before, collection, by, until },
});

/**
 * Lists the changes of a portal, the newest first; without a portal those of all portals and of shared content.
 * @example getHistory({ type: 'explore', pid: 'p' }, { limit: 20 }) // GET explore/p/history?limit=20
 */
export const getHistory = (portal: PortalKey | null, filter: HistoryFilter = {}): Endpoint<AdminChange[]> =>
  get(historyOf(portal), listOf(readChange), queryOf(filter));

/**
 * Lists the changes of all portals that the caller edits, the newest first.
 * @example getOwnHistory({ limit: 20 }) // GET own/history?limit=20
 */
export const getOwnHistory = (filter: HistoryFilter = {}): Endpoint<AdminChange[]> =>
  get(path('own', 'history'), listOf(readChange), queryOf(filter));

/**
 * Restores the state of an item before a change; without a portal, of any item.
 * @example restoreChange({ type: 'explore', pid: 'p' }, '64f1') // POST explore/p/history/64f1/restore
 */
export const restoreChange = (portal: PortalKey | null, changeId: string): Endpoint<Stored> =>
  post(historyOf(portal, changeId, 'restore'), readStored, {});

/**
 * Returns a portal as one file.
 * @example getPortalExport({ type: 'explore', pid: 'p' }) // GET explore/p/export
 */
export const getPortalExport = (portal: PortalKey): Endpoint<PortalExport> =>
  get(below(portal, 'export'), readPortalExport);

/**
 * Replaces a portal by the portal of a file.
 * @example importPortal({ type: 'explore', pid: 'p' }, file) // POST explore/p/import
 */
export const importPortal = (portal: PortalKey, file: PortalExport): Endpoint<FullPortal> =>
  post(below(portal, 'import'), readFullPortal, { body: file });
