import { listOf } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type {
  AdminFields,
  AdminPage,
  Enabled,
  FullPage,
  PageOutline,
  PageType,
  Written,
} from '@open-discovery/model';
import { readEnabledPage, readFullPage, readPage, readPageOutline } from './answers.ts';
import { below, get, remove, save, toggle } from './call.ts';
import type { PortalKey } from './portal-key.ts';
import type { Toggled } from './toggled.ts';

/**
 * A filter of a portal's pages; all conditions must match.
 * @example const filter: PageFilter = { pageType: 'search', withPositions: true };
 */
export interface PageFilter {
  /** Pages that have named locations. */
  readonly div?: boolean | undefined;
  readonly pageType?: PageType | undefined;
  /** Pages that have positions for help texts. */
  readonly withPositions?: boolean | undefined;
}

/**
 * Lists the pages of all portals, or of the portal with a pid. Spec §7 "Pages".
 * @example getPages({ pid: 'p' }) // GET page?pid=p
 */
export const getPages = ({ pid }: { readonly pid?: string | undefined } = {}): Endpoint<AdminPage[]> =>
  get('page', listOf(readPage), { pid });

/**
 * Lists the pages of all portals with their required entities.
 * @example getFullPages() // GET page/full
 */
export const getFullPages = (): Endpoint<FullPage[]> => get('page/full', listOf(readFullPage));

/**
 * Lists the pages of a portal, with whether they are enabled.
 * @example getPortalPages({ type: 'explore', pid: 'p' }, { div: true }) // GET explore/p/pages?div=true
 */
export const getPortalPages = (
  portal: PortalKey,
  { div, pageType, withPositions }: PageFilter = {},
): Endpoint<Enabled<AdminPage>[]> =>
  get(below(portal, 'pages'), listOf(readEnabledPage), {
    div,
    page_type: pageType,
    with_positions: withPositions,
  });

/**
 * Lists the pages of a portal without their content, for lists of hundreds. An addition to the specification.
 * @example getPortalPageOutlines({ type: 'explore', pid: 'p' }) // GET explore/p/page/outlines
 */
export const getPortalPageOutlines = (portal: PortalKey): Endpoint<Enabled<PageOutline>[]> =>
  get(below(portal, 'page', 'outlines'), listOf(readPageOutline));

/**
 * Returns a page of a portal.
 * @example getPortalPage({ type: 'explore', pid: 'p' }, '64f1') // GET explore/p/page/64f1
 */
export const getPortalPage = (portal: PortalKey, id: string): Endpoint<Enabled<AdminPage>> =>
  get(below(portal, 'page', id), readEnabledPage);

/**
 * Returns the page of a portal with a route.
 * @example getPortalPageByRoute({ type: 'explore', pid: 'p' }, '/about') // GET explore/p/page/?page_route=%2Fabout
 */
export const getPortalPageByRoute = (portal: PortalKey, route: string): Endpoint<Enabled<AdminPage>> =>
  get(below(portal, 'page', ''), readEnabledPage, { page_route: route });

/**
 * Returns a custom page as visitors read it; 404 if it is off or has no content.
 * @example getCustomPage({ type: 'explore', pid: 'p' }, '/about') // GET explore/p/page/custom?page_route=%2Fabout
 */
export const getCustomPage = (portal: PortalKey, route: string): Endpoint<Enabled<AdminPage>> =>
  get(below(portal, 'page', 'custom'), readEnabledPage, { page_route: route });

/**
 * Stores a page.
 * @example savePage({ name: 'About', route: '/about', portalType: 'explore' }) // POST page/save
 */
export const savePage = (page: Written<AdminFields['page']>): Endpoint<AdminPage> =>
  save('page', page, readPage);

/**
 * Deletes pages.
 * @example deletePages(['64f1']) // POST page/delete
 */
export const deletePages = (ids: readonly string[]): Endpoint<string[]> => remove('page', ids);

/**
 * Enables or disables pages of a portal.
 * @example togglePages({ type: 'explore', pid: 'p' }, { ids: ['64f1'], status: false }) // POST explore/p/page/toggle?status=false
 */
export const togglePages = (portal: PortalKey, toggled: Toggled): Endpoint<Enabled<AdminPage>[]> =>
  toggle(below(portal, 'page'), toggled, listOf(readEnabledPage));
