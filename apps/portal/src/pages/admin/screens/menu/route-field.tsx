import { isPageEnabled } from '@open-discovery/menu';
import { useMessages } from '../../../../messages/use-messages.ts';
import { builtPages } from '../../../../runtime/built-pages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import type { FieldProps } from '../../parts/fields/field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { usePagesByRoute } from './use-pages-by-route.ts';

/** The page that a menu item leads to. It offers the pages of the portal, and says when visitors would not see the item. */
export const RouteField = (field: FieldProps<string>) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const { choices, routeOf } = usePagesByRoute();
  const route = routeOf(field.value.trim());
  const isHidden = field.problem === null && route !== '' && !isPageEnabled(builtPages(configuration), route);
  return (
    <>
      <TextField {...field} hint={t('admin-menu.route-hint')} isCode suggestions={choices} />
      <p role="status" className="small">
        {isHidden && t('admin-menu.no-page')}
      </p>
    </>
  );
};
