import { listOf } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type {
  DivHelpContent,
  GroupedDivHelp,
  GroupedPageHelp,
  HelpPosition,
  PageHelpContent,
} from '@open-discovery/model';
import { readDivHelp, readGroupedDivHelp, readGroupedPageHelp, readPageHelp } from './answers.ts';
import { below, getPublic } from './call.ts';
import type { PortalKey } from './portal-key.ts';

/**
 * The location of the help texts that visitors see.
 * @example const place: DivHelpPlace = { community: 'tides', page: '/search', div: 'above the results' };
 */
export interface DivHelpPlace {
  /** Pid of the portal. */
  readonly community: string;
  /** Route of the page. */
  readonly page: string;
  /** Name of the location. */
  readonly div: string;
}

/**
 * The position of the help texts that visitors see.
 * @example const place: PageHelpPlace = { community: 'tides', page: '/search', position: 'top' };
 */
export interface PageHelpPlace {
  /** Pid of the portal. */
  readonly community: string;
  /** Route of the page. */
  readonly page: string;
  readonly position: HelpPosition;
  /** `true` selects only texts before the page's own content, `false` only those after it. */
  readonly before?: boolean | undefined;
}

/**
 * Lists the help texts that visitors see at a named location. Spec §7 "Help content".
 * @example getActiveDivHelp({ community: 'tides', page: '/search', div: 'hint' }) // GET divhelpcontent?active=true&community=tides&page=%2Fsearch&div=hint
 */
export const getActiveDivHelp = ({ community, page, div }: DivHelpPlace): Endpoint<DivHelpContent[]> =>
  getPublic('divhelpcontent', listOf(readDivHelp), { active: true, community, page, div });

/**
 * Lists the help texts that visitors see at a position of a page.
 * @example getActivePageHelp({ community: 'tides', page: '/search', position: 'top' }) // GET pagehelpcontent?active=true&community=tides&page=%2Fsearch&position=top
 */
export const getActivePageHelp = ({
  community,
  page,
  position,
  before,
}: PageHelpPlace): Endpoint<PageHelpContent[]> =>
  getPublic('pagehelpcontent', listOf(readPageHelp), { active: true, community, page, position, before });

/**
 * Returns the help texts that visitors see at a page's named locations, by location.
 * @example getGroupedDivHelp({ type: 'community', pid: 'tides' }, '/search') // GET community/tides/divhelpcontent/grouped?active=true&page=%2Fsearch
 */
export const getGroupedDivHelp = (portal: PortalKey, page: string): Endpoint<GroupedDivHelp> =>
  getPublic(below(portal, 'divhelpcontent', 'grouped'), readGroupedDivHelp, { active: true, page });

/**
 * Returns the help texts that visitors see on a page, by position.
 * @example getGroupedPageHelp({ type: 'community', pid: 'tides' }, '/search') // GET community/tides/pagehelpcontent/grouped?active=true&page=%2Fsearch
 */
export const getGroupedPageHelp = (portal: PortalKey, page: string): Endpoint<GroupedPageHelp> =>
  getPublic(below(portal, 'pagehelpcontent', 'grouped'), readGroupedPageHelp, { active: true, page });
