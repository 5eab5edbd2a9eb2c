import { listOf } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type { AdminFields, DivHelpContent, PageCounts, Written } from '@open-discovery/model';
import { readDivHelp, readPageCounts } from './answers.ts';
import { below, get, remove, save, toggle } from './call.ts';
import type { PortalKey } from './portal-key.ts';
import type { Toggled } from './toggled.ts';

const PLACE = 'divhelpcontent';

/**
 * Lists the help texts at named locations of a portal, or of one of its pages. Spec §7 "Div help content".
 * @example getDivHelpContents({ type: 'explore', pid: 'p' }, { page: '64f1' }) // GET explore/p/64f1/divhelpcontent
 */
export const getDivHelpContents = (
  portal: PortalKey,
  { page }: { readonly page?: string | undefined } = {},
): Endpoint<DivHelpContent[]> =>
  get(below(portal, ...(page === undefined ? [] : [page]), PLACE), listOf(readDivHelp));

/**
 * Returns a help text at a named location.
 * @example getDivHelpContent({ type: 'explore', pid: 'p' }, '64f1') // GET explore/p/divhelpcontent/64f1
 */
export const getDivHelpContent = (portal: PortalKey, id: string): Endpoint<DivHelpContent> =>
  get(below(portal, PLACE, id), readDivHelp);

/**
 * Counts the help texts at named locations of each page of a portal.
 * @example getDivHelpCounts({ type: 'explore', pid: 'p' }) // GET explore/p/divhelpcontent/page/count
 */
export const getDivHelpCounts = (portal: PortalKey): Endpoint<PageCounts> =>
  get(below(portal, PLACE, 'page', 'count'), readPageCounts);

/**
 * Stores a help text at a named location.
 * @example saveDivHelpContent({ type: 'explore', pid: 'p' }, { divId: '64f1', content: '<p>Hint</p>' }) // POST explore/p/divhelpcontent/save
 */
export const saveDivHelpContent = (
  portal: PortalKey,
  content: Written<AdminFields['divHelpContent']>,
): Endpoint<DivHelpContent> => save(below(portal, PLACE), content, readDivHelp);

/**
 * Deletes help texts at named locations.
 * @example deleteDivHelpContents({ type: 'explore', pid: 'p' }, ['64f1']) // POST explore/p/divhelpcontent/delete
 */
export const deleteDivHelpContents = (portal: PortalKey, ids: readonly string[]): Endpoint<string[]> =>
  remove(below(portal, PLACE), ids);

/**
 * Enables or disables help texts at named locations.
 * @example toggleDivHelpContents({ type: 'explore', pid: 'p' }, { ids: ['64f1'], status: true }) // POST explore/p/divhelpcontent/toggle?status=true
 */
export const toggleDivHelpContents = (portal: PortalKey, toggled: Toggled): Endpoint<DivHelpContent[]> =>
  toggle(below(portal, PLACE), toggled, listOf(readDivHelp));
