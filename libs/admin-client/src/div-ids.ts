import { listOf, path } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type { AdminFields, DivId, FullDivId, PageReference, Written } from '@open-discovery/model';
import { readDivId, readFullDivId, readPageReference } from './answers.ts';
import { below, get, remove, save } from './call.ts';
import type { PortalKey } from './portal-key.ts';

/**
 * Lists all named locations with their pages. Spec §7 "Div ids".
 * @example getDivIds() // GET div/full
 */
export const getDivIds = (): Endpoint<FullDivId[]> => get('div/full', listOf(readFullDivId));

/**
 * Lists the named locations of a portal, or of one of its pages.
 * @example getPortalDivIds({ type: 'explore', pid: 'p' }, { page: '64f1' }) // GET explore/p/div/full?page=64f1
 */
export const getPortalDivIds = (
  portal: PortalKey,
  { page }: { readonly page?: string | undefined } = {},
): Endpoint<FullDivId[]> => get(below(portal, 'div', 'full'), listOf(readFullDivId), { page });

/**
 * Returns a named location.
 * @example getDivId('64f1') // GET div/64f1
 */
export const getDivId = (id: string): Endpoint<DivId> => get(path('div', id), readDivId);

/**
 * Returns a named location of a portal with its pages.
 * @example getPortalDivId({ type: 'explore', pid: 'p' }, '64f1') // GET explore/p/div/64f1/full
 */
export const getPortalDivId = (portal: PortalKey, id: string): Endpoint<FullDivId> =>
  get(below(portal, 'div', id, 'full'), readFullDivId);

/**
 * Lists the pages of a portal that have named locations.
 * @example getDivPages({ type: 'explore', pid: 'p' }) // GET explore/p/div/pages
 */
export const getDivPages = (portal: PortalKey): Endpoint<PageReference[]> =>
  get(below(portal, 'div', 'pages'), listOf(readPageReference));

/**
 * Stores a named location.
 * @example saveDivId({ name: 'above the results', portalType: 'explore' }) // POST div/save
 */
export const saveDivId = (divId: Written<AdminFields['divId']>): Endpoint<DivId> =>
  save('div', divId, readDivId);

/**
 * Deletes named locations.
 * @example deleteDivIds(['64f1']) // POST div/delete
 */
export const deleteDivIds = (ids: readonly string[]): Endpoint<string[]> => remove('div', ids);
