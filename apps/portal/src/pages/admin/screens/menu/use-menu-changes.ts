import { alignMenu, getMenu, reorderMenu, toggleMenu } from '@open-discovery/admin-client';
import type { Endpoint, HttpError } from '@open-discovery/http';
import type { FullMenu } from '@open-discovery/model';
import { useState } from 'react';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useChangeContent } from '../../use-content.ts';
import { orderOf } from './menu-order.ts';

/** A part of a menu that is changed at once. */
export type MenuPart = Partial<
  Pick<
    FullMenu,
    'menuItems' | 'featuredItems' | 'isMenuEnabled' | 'isFeaturedMenuEnabled' | 'featuredAlignment'
  >
>;

/**
 * Returns the functions that change a menu at once and take changes back. A change is shown before the server has it, and
 * goes back if the server refuses it.
 */
export const useMenuChanges = (menu: FullMenu) => {
  const { configuration } = usePortal();
  const change = useChangeContent();
  const [past, setPast] = useState<readonly MenuPart[]>([]);
  const [failure, setFailure] = useState<HttpError | null>(null);
  const requestOf = (part: MenuPart): Endpoint<FullMenu> => {
    if (part.featuredAlignment) return alignMenu(configuration, part.featuredAlignment);
    if (part.isMenuEnabled !== undefined)
      return toggleMenu(configuration, { status: part.isMenuEnabled, featured: false });
    if (part.isFeaturedMenuEnabled !== undefined)
      return toggleMenu(configuration, { status: part.isFeaturedMenuEnabled, featured: true });
    return reorderMenu(configuration, orderOf({ ...menu, ...part }));
  };
  const send = async (part: MenuPart): Promise<boolean> => {
    setFailure(null);
    const answer = await change(requestOf(part), {
      of: getMenu(configuration),
      change: (current) => ({ ...current, ...part }),
    });
    if (!answer.ok) setFailure(answer.error);
    return answer.ok;
  };
  const presentOf = (part: MenuPart): MenuPart =>
    // The present values of the fields that change.
    Object.fromEntries(Object.keys(part).map((name) => [name, menu[name as keyof MenuPart]]));
  return {
    failure,
    canUndo: past.length > 0,
    apply: async (part: MenuPart): Promise<void> => {
      const present = presentOf(part);
      if (await send(part)) setPast((changes) => [...changes, present]);
    },
    undo: async (): Promise<void> => {
      const last = past.at(-1);
      if (last && (await send(last))) setPast((changes) => changes.slice(0, -1));
    },
  };
};
