import { isActive } from '@open-discovery/menu';
import type { MenuItem } from '@open-discovery/menu';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuLink } from '../../components/menu-link.tsx';

export interface MenuGroupProps {
  readonly item: MenuItem;
  readonly active: boolean;
  /** The list of its sub-items. */
  readonly children: ReactNode;
}

interface MenuItemsProps {
  readonly items: readonly MenuItem[];
  readonly activeMenuItem: string | null;
  readonly className?: string | undefined;
  /** Renders an item with sub-items; without it, every item is a link. */
  readonly Group?: ComponentType<MenuGroupProps>;
}

/** A list of menu items. */
export const MenuItems = ({ items, activeMenuItem, className, Group }: MenuItemsProps) => {
  const location = useLocation();
  return (
    <ul className={className}>
      {items.map((item) => {
        const active = isActive(item, location, activeMenuItem);
        return (
          <li key={item.id}>
            {Group && item.items.length > 0 ? (
              <Group item={item} active={active}>
                <MenuItems items={item.items} activeMenuItem={null} />
              </Group>
            ) : (
              <MenuLink item={item} active={active} />
            )}
          </li>
        );
      })}
    </ul>
  );
};
