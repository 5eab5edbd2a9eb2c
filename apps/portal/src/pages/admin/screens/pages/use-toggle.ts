import type { PortalKey, Toggled } from '@open-discovery/admin-client';
import type { Endpoint, HttpError } from '@open-discovery/http';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { inParts } from '../../../../runtime/in-parts.ts';
import { MOST_IDS } from '../../parts/most-ids.ts';
import { useChangeContent } from '../../use-content.ts';

/** Sets the switches of some items of a list. Reports whether the server has done so. */
export type Toggle = (ids: readonly string[], isEnabled: boolean) => Promise<boolean>;

/** Returns the function that sets the switches of a list. They are shown moved at once. */
export const useToggle = <Item extends { readonly _id: string; readonly isEnabled: boolean }>(
  list: Endpoint<Item[]>,
  toggle: (portal: PortalKey, toggled: Toggled) => Endpoint<unknown>,
  onFailure: (failure: HttpError | null) => void,
): Toggle => {
  const { configuration } = usePortal();
  const change = useChangeContent();
  return async (ids, isEnabled) => {
    onFailure(null);
    for (const part of inParts(ids, MOST_IDS)) {
      const answer = await change(toggle(configuration, { ids: part, status: isEnabled }), {
        of: list,
        change: (items) => items.map((item) => (part.includes(item._id) ? { ...item, isEnabled } : item)),
      });
      if (answer.ok) continue;
      onFailure(answer.error);
      return false;
    }
    return true;
  };
};
