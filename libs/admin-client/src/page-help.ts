import { listOf } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type { AdminFields, PageCounts, PageHelpContent, Written } from '@open-discovery/model';
import { readPageCounts, readPageHelp } from './answers.ts';
import { below, get, remove, save, toggle } from './call.ts';
import type { PortalKey } from './portal-key.ts';
import type { Toggled } from './toggled.ts';

const PLACE = 'pagehelpcontent';

/**
 * Lists the help texts of all pages of all portals. Spec §7 "Page help content".
 * @example getAllPageHelpContents() // GET pagehelpcontent
 */
export const getAllPageHelpContents = (): Endpoint<PageHelpContent[]> => get(PLACE, listOf(readPageHelp));

/**
 * Lists the help texts of a portal's pages, or of one of them.
 * @example getPageHelpContents({ type: 'explore', pid: 'p' }, { page: '64f1' }) // GET explore/p/64f1/pagehelpcontent
 */
export const getPageHelpContents = (
  portal: PortalKey,
  { page }: { readonly page?: string | undefined } = {},
): Endpoint<PageHelpContent[]> =>
  get(below(portal, ...(page === undefined ? [] : [page]), PLACE), listOf(readPageHelp));

/**
 * Returns a help text of a page.
 * @example getPageHelpContent({ type: 'explore', pid: 'p' }, '64f1') // GET explore/p/pagehelpcontent/64f1
 */
export const getPageHelpContent = (portal: PortalKey, id: string): Endpoint<PageHelpContent> =>
  get(below(portal, PLACE, id), readPageHelp);

/**
 * Counts the help texts of each page of a portal.
 * @example getPageHelpCounts({ type: 'explore', pid: 'p' }) // GET explore/p/pagehelpcontent/page/count
 */
export const getPageHelpCounts = (portal: PortalKey): Endpoint<PageCounts> =>
  get(below(portal, PLACE, 'page', 'count'), readPageCounts);

/**
 * Stores a help text of a page.
 * @example savePageHelpContent({ type: 'explore', pid: 'p' }, { page: '64f1', placement: 'top' }) // POST explore/p/pagehelpcontent/save
 */
export const savePageHelpContent = (
  portal: PortalKey,
  content: Written<AdminFields['pageHelpContent']>,
): Endpoint<PageHelpContent> => save(below(portal, PLACE), content, readPageHelp);

/**
 * Deletes help texts of pages.
 * @example deletePageHelpContents({ type: 'explore', pid: 'p' }, ['64f1']) // POST explore/p/pagehelpcontent/delete
 */
export const deletePageHelpContents = (portal: PortalKey, ids: readonly string[]): Endpoint<string[]> =>
  remove(below(portal, PLACE), ids);

/**
 * Enables or disables help texts of pages.
 * @example togglePageHelpContents({ type: 'explore', pid: 'p' }, { ids: ['64f1'], status: true }) // POST explore/p/pagehelpcontent/toggle?status=true
 */
export const togglePageHelpContents = (portal: PortalKey, toggled: Toggled): Endpoint<PageHelpContent[]> =>
  toggle(below(portal, PLACE), toggled, listOf(readPageHelp));
