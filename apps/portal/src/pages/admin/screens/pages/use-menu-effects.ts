import { getMenu } from '@open-discovery/admin-client';
import type { MenuItem } from '@open-discovery/menu';
import type { PortalWithPages } from '../../../../runtime/built-pages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { menuEffect } from './menu-effect.ts';
import { useMenuTitle } from '../../parts/use-menu-title.ts';
import { useSomeNames } from '../../parts/use-some-names.ts';
import { useContent } from '../../use-content.ts';

/** Returns the function that names the menu items that a change of a portal hides and shows. */
export const useMenuEffects = (): ((before: PortalWithPages, after: PortalWithPages) => string[]) => {
  const t = useMessages();
  const menuTitle = useMenuTitle();
  const some = useSomeNames();
  const menu = useContent(getMenu(usePortal().configuration)).value;
  return (before, after) => {
    const { hidden, shown } = menu ? menuEffect(menu, before, after) : { hidden: [], shown: [] };
    const titles = (items: readonly MenuItem[]): string => some(items.map(menuTitle));
    return [
      ...(hidden.length > 0 ? [t('admin-pages.effect-hidden', { items: titles(hidden) })] : []),
      ...(shown.length > 0 ? [t('admin-pages.effect-shown', { items: titles(shown) })] : []),
    ];
  };
};
