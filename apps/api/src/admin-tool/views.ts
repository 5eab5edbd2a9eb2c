import type {
  AdminEntity,
  AdminPage,
  Enabled,
  FullDivId,
  FullMenu,
  FullPage,
  FullPortal,
  MenuSettings,
  PageOutline,
  PageReference,
  Statistics,
} from '@open-discovery/model';
import { isEnabled, listItems } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import { toStored } from '../content/item.ts';
import type { Item } from '../content/item.ts';

export type PortalItem = Item<'portal'>;

/** Returns the pages of a portal: those of its type, and its own. */
export const pagesOf = (content: Content, { fields }: PortalItem): Item<'page'>[] =>
  listItems(content, 'page').filter(
    ({ portalPid, fields: { portalType } }) =>
      portalType === fields.type && (portalPid === null || portalPid === fields.pid),
  );

/**
 * Finds a page of a portal by its id or its route, which may lack the slash before it: Spec §5 has both forms. Case is
 * ignored, as in the addresses of the pages of the software. A custom page that is enabled replaces a page of the software
 * at the same route.
 */
export const findPage = (content: Content, portal: PortalItem, key: string): Item<'page'> | null => {
  const route = (key.startsWith('/') ? key : `/${key}`).toLowerCase();
  const found = pagesOf(content, portal).filter(
    ({ id, fields }) => id === key || fields.route.toLowerCase() === route,
  );
  const own = found.find(
    ({ id, portalPid }) => portalPid !== null && isEnabled(content, portal.fields.pid, id),
  );
  return own ?? found[0] ?? null;
};

export const divIdsOf = (content: Content, { fields }: PortalItem): Item<'divId'>[] =>
  listItems(content, 'divId').filter(({ fields: { portalType } }) => portalType === fields.type);

export const enabledPage = (
  content: Content,
  { fields }: PortalItem,
  page: Item<'page'>,
): Enabled<AdminPage> => ({ ...toStored(page), isEnabled: isEnabled(content, fields.pid, page.id) });

/** Returns a page without its content: a portal may have many long ones. */
const pageOutline = (content: Content, portal: PortalItem, page: Item<'page'>): Enabled<PageOutline> => {
  const { content: html, ...outline } = enabledPage(content, portal, page);
  return { ...outline, hasContent: html !== '' };
};

export const pageOutlines = (content: Content, portal: PortalItem): Enabled<PageOutline>[] =>
  pagesOf(content, portal).map((page) => pageOutline(content, portal, page));

export const enabledEntity = (
  content: Content,
  { fields }: PortalItem,
  entity: Item<'entity'>,
): Enabled<AdminEntity> => ({ ...toStored(entity), isEnabled: isEnabled(content, fields.pid, entity.id) });

export const enabledEntities = (content: Content, portal: PortalItem): Enabled<AdminEntity>[] =>
  listItems(content, 'entity').map((entity) => enabledEntity(content, portal, entity));

export const fullPortal = (content: Content, portal: PortalItem): FullPortal => ({
  ...toStored(portal),
  pages: pageOutlines(content, portal),
  entities: enabledEntities(content, portal),
});

export const fullPage = ({ items }: Content, page: Item<'page'>): FullPage => ({
  ...toStored(page),
  entities: page.fields.entities.flatMap((id) => {
    const entity = items.entity.get(id);
    return entity ? [toStored(entity)] : [];
  }),
});

export const pageReference = ({ id, fields: { name, route } }: Item<'page'>): PageReference => ({
  _id: id,
  name,
  route,
});

export const fullDivId = ({ items }: Content, divId: Item<'divId'>): FullDivId => ({
  ...toStored(divId),
  pages: divId.fields.pages.flatMap((id) => {
    const page = items.page.get(id);
    return page ? [pageReference(page)] : [];
  }),
});

export const NEW_MENU: MenuSettings = {
  isMenuEnabled: true,
  isFeaturedMenuEnabled: false,
  featuredAlignment: 'CENTER',
};

export const menuSettingsOf = (content: Content, { fields }: PortalItem): Item<'menuSettings'> | null =>
  listItems(content, 'menuSettings', fields.pid)[0] ?? null;

/** Sorts items so that parents come before their sub-items, and siblings are in order. */
export const inTreeOrder = (
  items: readonly Item<'menuItem'>[],
  parentId: string | null,
): Item<'menuItem'>[] =>
  items
    .filter(({ fields: { parentItemId } }) => parentItemId === parentId)
    .flatMap((item) => [item, ...inTreeOrder(items, item.id)]);

/** Returns the menus of a portal. Sub-items belong to the menu of their parent. */
export const fullMenu = (content: Content, portal: PortalItem): FullMenu => {
  const { pid, type } = portal.fields;
  const items = listItems(content, 'menuItem', pid);
  const roots = items.filter(({ fields: { parentItemId } }) => parentItemId === null);
  const menuOf = (isFeatured: boolean) =>
    roots
      .filter(({ fields }) => fields.isFeatured === isFeatured)
      .flatMap((root) => [root, ...inTreeOrder(items, root.id)])
      .map(toStored);
  return {
    ...(menuSettingsOf(content, portal)?.fields ?? NEW_MENU),
    portalPid: pid,
    portalType: type,
    menuItems: menuOf(false),
    featuredItems: menuOf(true),
  };
};

export const statisticsItemOf = (content: Content, { fields }: PortalItem): Item<'statistics'> | null =>
  listItems(content, 'statistics', fields.pid)[0] ?? null;

export const statisticsOf = (content: Content, portal: PortalItem): Statistics =>
  statisticsItemOf(content, portal)?.fields ?? { pid: portal.fields.pid, isEnabled: false, choices: {} };
