import { menuItemLink } from '@open-discovery/menu';
import type { MenuItem } from '@open-discovery/menu';
import { MENU_ICONS } from '@open-discovery/model';
import type { MenuIcon } from '@open-discovery/model';
import { useOptionalMessage } from '../messages/use-messages.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/**
 * The title of a menu item: in the reader's language where the catalog has it, otherwise as the portal's
 * configuration gives it. Its icon says nothing that the title does not.
 */
export const MenuTitle = ({ item }: { readonly item: MenuItem }) => {
  const title = useOptionalMessage()(`menu.${item.titleId ?? item.id}`, item.title);
  // An element, so that it can be narrower than its longest word.
  const text = <span>{title}</span>;
  if (!isMenuIcon(item.icon)) return text;
  return (
    <>
      <Icon name={item.icon} /> {text}
    </>
  );
};

/** Reports whether the portal has a drawing for an icon; others are left out. */
const isMenuIcon = (icon: string | null): icon is MenuIcon => MENU_ICONS.some((name) => name === icon);

interface MenuLinkProps {
  readonly item: MenuItem;
  readonly active: boolean;
}

/** The link of a menu item, or its plain title when it has no address. */
export const MenuLink = ({ item, active }: MenuLinkProps) => {
  const link = menuItemLink(item);
  const className = item.customClass ?? undefined;
  if (!link) return <MenuTitle item={item} />;
  return link.kind === 'external' ? (
    <a className={className} href={link.href} target={link.target} rel={link.rel}>
      <MenuTitle item={item} />
    </a>
  ) : (
    <Link className={className} to={link.href} aria-current={active ? 'page' : undefined}>
      <MenuTitle item={item} />
    </Link>
  );
};
