import { toMenuItems } from '@open-discovery/admin-client';
import { visibleItems } from '@open-discovery/menu';
import type { MenuItem, MenuViewer } from '@open-discovery/menu';
import type { FullMenu } from '@open-discovery/model';
import { withTitleIds } from '@open-discovery/portal-state';
import { builtPages } from '../../../../runtime/built-pages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';

/** Returns the items of a menu that a visitor sees with the present pages and kinds of records. */
export const useVisibleMenu = (menu: FullMenu, user: MenuViewer['user']): readonly MenuItem[] => {
  const { configuration } = usePortal();
  const tree = toMenuItems(menu);
  return tree.ok
    ? visibleItems(withTitleIds(tree.items, configuration.menu), { portal: builtPages(configuration), user })
    : [];
};
