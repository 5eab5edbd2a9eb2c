import { listOf, path } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type { AdminEntity, AdminFields, AdminPage, Enabled, Written } from '@open-discovery/model';
import { readEnabledEntity, readEntity, readPage } from './answers.ts';
import { below, get, post, remove, save, toggle } from './call.ts';
import type { PortalKey } from './portal-key.ts';
import type { Toggled } from './toggled.ts';

/**
 * Lists all entities. Spec §7 "Entities".
 * @example getEntities() // GET entity
 */
export const getEntities = (): Endpoint<AdminEntity[]> => get('entity', listOf(readEntity));

/**
 * Lists all entities, with whether a portal has them enabled.
 * @example getPortalEntities({ type: 'explore', pid: 'p' }) // GET explore/p/entities
 */
export const getPortalEntities = (portal: PortalKey): Endpoint<Enabled<AdminEntity>[]> =>
  get(below(portal, 'entities'), listOf(readEnabledEntity));

/**
 * Stores an entity.
 * @example saveEntity({ pid: 'dataset', name: 'Research data' }) // POST entity/save
 */
export const saveEntity = (entity: Written<AdminFields['entity']>): Endpoint<AdminEntity> =>
  save('entity', entity, readEntity);

/**
 * Deletes entities.
 * @example deleteEntities(['64f1']) // POST entity/delete
 */
export const deleteEntities = (ids: readonly string[]): Endpoint<string[]> => remove('entity', ids);

/**
 * Enables or disables entities of a portal.
 * @example toggleEntities({ type: 'explore', pid: 'p' }, { ids: ['64f1'], status: true }) // POST explore/p/entity/toggle?status=true
 */
export const toggleEntities = (portal: PortalKey, toggled: Toggled): Endpoint<Enabled<AdminEntity>[]> =>
  toggle(below(portal, 'entity'), toggled, listOf(readEnabledEntity));

/**
 * Adds an entity to the requirements of a page, or removes it.
 * @example togglePageEntity('64f1', { entityId: '64e7', status: true }) // POST page/64f1/entity/toggle?status=true&entityId=64e7
 */
export const togglePageEntity = (
  pageId: string,
  { entityId, status }: { readonly entityId: string; readonly status: boolean },
): Endpoint<AdminPage> =>
  post(path('page', pageId, 'entity', 'toggle'), readPage, { parameters: { status, entityId } });
