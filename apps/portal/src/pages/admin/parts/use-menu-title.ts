import { createMenuItem } from '@open-discovery/menu';
import type { MenuItem } from '@open-discovery/menu';
import { withTitleIds } from '@open-discovery/portal-state';
import { useOptionalMessage } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';

/** The fields of a menu item that tell whether it is one of the software. */
type Titled = Pick<MenuItem, 'title' | 'type' | 'route' | 'url'>;

/**
 * Returns the function that tells the title of a stored menu item as visitors see it: those of the software in the reader's
 * language, until somebody renames them.
 */
export const useMenuTitle = (): ((item: Titled) => string) => {
  const message = useOptionalMessage();
  const { configuration } = usePortal();
  return ({ title, type, route, url }) => {
    const stored = createMenuItem({ id: '', title, type, route, url });
    const titleId = withTitleIds([stored], configuration.menu)[0]?.titleId;
    return titleId === undefined ? title : message(`menu.${titleId}`, title);
  };
};
