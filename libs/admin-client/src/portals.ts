import { listOf, path } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type {
  AdminFields,
  AdminPortal,
  FullPortal,
  PortalOutline,
  PortalType,
  Written,
} from '@open-discovery/model';
import { readFullPortal, readPortal, readPortalOutline } from './answers.ts';
import { below, get, getPublic, remove, save } from './call.ts';
import type { PortalKey } from './portal-key.ts';

/**
 * Lists the portals of a type. Spec §7 "Communities/portals".
 * @example getPortals('community') // GET community
 */
export const getPortals = (type: PortalType): Endpoint<AdminPortal[]> => get(path(type), listOf(readPortal));

/**
 * Lists the portals of a type with their pages and entities.
 * @example getFullPortals('community') // GET community/full
 */
export const getFullPortals = (type: PortalType): Endpoint<FullPortal[]> =>
  get(path(type, 'full'), listOf(readFullPortal));

/**
 * Lists the portals of all types with their pages and entities.
 * @example getAllFullPortals() // GET portal/full
 */
export const getAllFullPortals = (): Endpoint<FullPortal[]> => get('portal/full', listOf(readFullPortal));

/**
 * Lists the portals of all types with what lists need: their names, types and the addresses of their dashboards. Beyond the
 * specification.
 * @example getPortalOutlines() // GET portal
 */
export const getPortalOutlines = (): Endpoint<PortalOutline[]> => get('portal', listOf(readPortalOutline));

/**
 * Returns a portal.
 * @example getPortal({ type: 'community', pid: 'tides' }) // GET community/tides
 */
export const getPortal = (portal: PortalKey): Endpoint<AdminPortal> => get(below(portal), readPortal);

/**
 * Returns a portal with its pages and entities. Public: the portal requests it at start. Spec §7 "Help content".
 * @example getFullPortal({ type: 'community', pid: 'tides' }) // GET community/tides/full
 */
export const getFullPortal = (portal: PortalKey): Endpoint<FullPortal> =>
  getPublic(below(portal, 'full'), readFullPortal);

/**
 * Stores a portal at the address of its type.
 * @example savePortal({ pid: 'tides', name: 'Tides', type: 'community' }) // POST community/save
 */
export const savePortal = (portal: Written<AdminFields['portal']>): Endpoint<AdminPortal> =>
  save(path(portal.type), portal, readPortal);

/**
 * Deletes portals of a type.
 * @example deletePortals('community', ['64f1']) // POST community/delete
 */
export const deletePortals = (type: PortalType, ids: readonly string[]): Endpoint<string[]> =>
  remove(path(type), ids);
