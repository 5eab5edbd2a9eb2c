import { menuItemLink } from '@open-discovery/menu';
import type { MenuItem } from '@open-discovery/menu';
import { useOptionalMessage } from '../messages/use-messages.ts';
import { Link } from './link.tsx';

/** What an item is called: in the reader's language where the catalogue knows it, else as the portal wrote it. */
export const MenuTitle = ({ item }: { readonly item: MenuItem }) =>
  useOptionalMessage()(`menu.${item.id}`, item.title);

interface MenuLinkProps {
  readonly item: MenuItem;
  readonly active: boolean;
}

/** The link of a menu item; its bare title where it leads nowhere. */
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
