import { problem } from '../errors/problem.ts';
import { invalid } from './invalid.ts';
import { COLLECTIONS } from './collections.ts';
import type { Collection, FieldsOf } from './collections.ts';
import { allItems, findPortal } from './content.ts';
import { createPortal } from './create-portal.ts';
import type { Draft } from './draft.ts';
import type { Item } from './item.ts';
import { keyOf } from './key-of.ts';
import type { FileContent, PortalFile } from './portal-file.ts';

/** The items for the ids of the file. */
type ItemsByFileId<C extends Collection> = ReadonlyMap<string, Item<C>>;

const idIn = <C extends Collection>(known: ItemsByFileId<C>, id: string, field: string): string => {
  const found = known.get(id);
  if (found) return found.id;
  throw invalid(field, problem('file-item', { id }));
};

/** Finds the item with the same key, or creates one. Shared items belong to other portals, too, so they do not change. */
const findOrCreate = <C extends Collection>(
  draft: Draft,
  collection: C,
  portalPid: string | null,
  fields: FieldsOf[C],
): Item<C> => {
  const key = COLLECTIONS[collection].naturalKey(fields, portalPid);
  for (const one of draft.content().items[collection].values()) if (keyOf(one) === key) return one;
  return draft.create(collection, portalPid, fields);
};

/** The collections that a file does not carry: the portal itself is changed, and its images stay. */
const KEPT: ReadonlySet<Collection> = new Set(['portal', 'upload']);

const clearPortal = (draft: Draft, pid: string): void => {
  const owned = allItems(draft.content()).filter(
    ({ collection, portalPid }) => portalPid === pid && !KEPT.has(collection),
  );
  draft.remove(owned);
};

const importPortalItem = (draft: Draft, fields: FieldsOf['portal']): Item<'portal'> => {
  const present = findPortal(draft.content(), fields.pid);
  if (!present) return createPortal(draft, fields);
  if (present.fields.type !== fields.type) throw invalid('portal.type', problem('fixed'));
  return draft.set(present, { fields });
};

const importEntities = (
  draft: Draft,
  pid: string,
  rows: FileContent['entities'],
): ItemsByFileId<'entity'> => {
  const known = new Map<string, Item<'entity'>>();
  for (const { _id, isEnabled, ...fields } of rows) {
    const entity = findOrCreate(draft, 'entity', null, fields);
    draft.setEnabled(pid, entity, isEnabled);
    known.set(_id, entity);
  }
  return known;
};

const importPages = (
  draft: Draft,
  file: FileContent,
  entities: ItemsByFileId<'entity'>,
): ItemsByFileId<'page'> => {
  const { pid, type } = file.portal;
  const known = new Map<string, Item<'page'>>();
  for (const [index, { _id, isEnabled, ...fields }] of file.pages.entries()) {
    const place = `pages.${index}`;
    if (fields.portalType !== type) throw invalid(`${place}.portalType`, problem('file-portal'));
    if (fields.portalPid !== null && fields.portalPid !== pid)
      throw invalid(`${place}.portalPid`, problem('file-portal'));
    const own = { ...fields, entities: fields.entities.map((id) => idIn(entities, id, `${place}.entities`)) };
    const page = findOrCreate(draft, 'page', fields.portalPid, own);
    draft.setEnabled(pid, page, isEnabled);
    known.set(_id, page);
  }
  return known;
};

const importHelp = (draft: Draft, file: FileContent, pages: ItemsByFileId<'page'>): void => {
  const { pid, type } = file.portal;
  const divIds = new Map<string, Item<'divId'>>();
  for (const [index, { _id, ...fields }] of file.divIds.entries()) {
    const place = `divIds.${index}`;
    if (fields.portalType !== type) throw invalid(`${place}.portalType`, problem('file-portal'));
    const own = { ...fields, pages: fields.pages.map((id) => idIn(pages, id, `${place}.pages`)) };
    divIds.set(_id, findOrCreate(draft, 'divId', null, own));
  }
  for (const [index, fields] of file.divHelpContents.entries()) {
    const divId = idIn(divIds, fields.divId, `divHelpContents.${index}.divId`);
    draft.create('divHelpContent', pid, { ...fields, divId });
  }
  for (const [index, fields] of file.pageHelpContents.entries()) {
    const page = idIn(pages, fields.page, `pageHelpContents.${index}.page`);
    draft.create('pageHelpContent', pid, { ...fields, page });
  }
};

const importMenu = (draft: Draft, { portal: { pid }, menuItems, menu }: FileContent): void => {
  const known = new Map<string, Item<'menuItem'>>();
  for (const [index, { _id, ...fields }] of menuItems.entries()) {
    const { parentItemId: parent } = fields;
    const parentItemId = parent === null ? null : idIn(known, parent, `menuItems.${index}.parentItemId`);
    known.set(_id, draft.create('menuItem', pid, { ...fields, parentItemId }));
  }
  draft.create('menuSettings', pid, menu);
};

const importContent = (draft: Draft, file: FileContent): Item<'portal'> => {
  const { pid } = file.portal;
  if (file.statistics.pid !== pid) throw invalid('statistics.pid', problem('file-portal'));
  clearPortal(draft, pid);
  const portal = importPortalItem(draft, file.portal);
  const entities = importEntities(draft, pid, file.entities);
  const pages = importPages(draft, file, entities);
  importHelp(draft, file, pages);
  importMenu(draft, file);
  draft.create('statistics', pid, file.statistics);
  return portal;
};

/**
 * Replaces the content of a portal by that of a file, and that of the communities and stakeholders that the file has; all
 * others stay. The old content can be restored; the new items get new ids. Shared items are found by their keys or
 * created, never changed.
 */
export const importPortal = (draft: Draft, { stakeholders = [], ...file }: PortalFile): Item<'portal'> => {
  const portal = importContent(draft, file);
  const pids = new Set([file.portal.pid]);
  for (const [index, stakeholder] of stakeholders.entries()) {
    const { pid, type } = stakeholder.portal;
    if (pids.has(pid)) throw invalid(`stakeholders.${index}.portal.pid`, problem('file-twice'));
    if (type === 'explore') throw invalid(`stakeholders.${index}.portal.type`, problem('file-stakeholder'));
    importContent(draft, stakeholder);
    pids.add(pid);
  }
  return portal;
};
