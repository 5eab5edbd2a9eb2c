import {
  getMenu,
  getPortalDivIds,
  getPortalEntities,
  getPortalPageOutlines,
} from '@open-discovery/admin-client';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useContent } from '../use-content.ts';
import { useItemNames } from './item-names.ts';
import { useMenuTitle } from './use-menu-title.ts';

/**
 * Returns the function that names the page, kind, place or menu item with an id; of one that is gone it returns the id. It
 * returns nothing while the names are loaded.
 */
export const useReferenceNames = (): ((id: string) => string) => {
  const { configuration } = usePortal();
  const names = useItemNames();
  const menuTitle = useMenuTitle();
  const lists = [
    useContent(getPortalPageOutlines(configuration)),
    useContent(getPortalEntities(configuration)),
    useContent(getPortalDivIds(configuration)),
    useContent(getMenu(configuration)),
  ] as const;
  const [{ value: pages = [] }, { value: entities = [] }, { value: divs = [] }, { value: menu }] = lists;
  const isLoaded = lists.every(({ value, error }) => value ?? error);
  const items = menu ? [...menu.menuItems, ...menu.featuredItems] : [];
  const byId = new Map([
    ...pages.map((page) => [page._id, names.ofPage(page)] as const),
    ...entities.map((entity) => [entity._id, names.ofEntity(entity)] as const),
    ...divs.map((div) => [div._id, names.ofDiv(div.name)] as const),
    ...items.map((item) => [item._id, menuTitle(item)] as const),
  ]);
  return (id) => byId.get(id) ?? (isLoaded ? id : '');
};
