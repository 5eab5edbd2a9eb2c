import { getPortalEntities, getPortalPageOutlines } from '@open-discovery/admin-client';
import type { AdminChange } from '@open-discovery/model';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useContent } from '../../use-content.ts';
import { useItemNames } from '../../parts/item-names.ts';
import { useMenuTitle } from '../../parts/use-menu-title.ts';
import { useReferenceNames } from '../../parts/use-reference-names.ts';
import { useLogPortal } from './use-log-scope.ts';
import { fieldsOf, storedName, textIn } from './stored-name.ts';

type Named = Pick<AdminChange, 'collection' | 'itemId' | 'before' | 'after'>;

/** The field with the name that `useChangeName` returns, of items that the software names. */
export const NAME_FIELDS: Readonly<Record<string, string>> = {
  page: 'name',
  entity: 'name',
  divId: 'name',
  menuItem: 'title',
};

/**
 * Returns the function that names a changed item: one of the software in the reader's language, a help text by its place,
 * statistics by their portal, any other by its stored name.
 */
export const useChangeName = (): ((change: Named) => string) => {
  const { configuration } = usePortal();
  const names = useItemNames();
  const menuTitle = useMenuTitle();
  const referenceName = useReferenceNames();
  const portalOf = useLogPortal();
  const pages = useContent(getPortalPageOutlines(configuration)).value ?? [];
  const entities = useContent(getPortalEntities(configuration)).value ?? [];
  return (change) => {
    const { collection, itemId } = change;
    const fields = fieldsOf(change);
    const name = storedName(fields);
    const text = (field: string): string | null => textIn(fields, field);
    // Changes of a switch have only the name of what is switched.
    const page = pages.find(({ _id }) => _id === itemId);
    const entity = entities.find(({ _id }) => _id === itemId);
    switch (collection) {
      case 'page':
        return names.ofPage({
          name,
          route: text('route') ?? page?.route ?? '',
          portalPid: text('portalPid') ?? page?.portalPid ?? null,
        });
      case 'entity':
        return names.ofEntity({ name, pid: text('pid') ?? entity?.pid ?? '' });
      case 'divId':
        return names.ofDiv(name);
      case 'menuItem':
        return menuTitle({
          title: name,
          type: text('type') === 'external' ? 'external' : 'internal',
          route: text('route') ?? '',
          url: text('url') ?? '',
        });
      case 'divHelpContent':
        return referenceName(text('divId') ?? '');
      case 'pageHelpContent':
        return referenceName(text('page') ?? '');
      case 'statistics':
        return portalOf(text('pid'))?.name ?? name;
      default:
        return name;
    }
  };
};
