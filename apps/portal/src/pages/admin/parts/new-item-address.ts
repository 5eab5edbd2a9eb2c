import type { AdminMenuItem } from '@open-discovery/model';

/** Returns the address of the form of a new menu item that begins with a page. */
export const newItemAddress = ({ route, title }: Pick<AdminMenuItem, 'route' | 'title'>): string =>
  `/admin/menu/new?${new URLSearchParams({ route, title })}`;
