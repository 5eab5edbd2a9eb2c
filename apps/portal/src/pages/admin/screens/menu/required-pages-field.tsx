import { isPageEnabled } from '@open-discovery/menu';
import { useMessages } from '../../../../messages/use-messages.ts';
import { builtPages } from '../../../../runtime/built-pages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import type { FieldProps } from '../../parts/fields/field.tsx';
import { TagsField } from '../../parts/fields/tags-field.tsx';
import { usePagesByRoute } from './use-pages-by-route.ts';

/** The pages without which visitors do not see a menu item, by their names. It says when one of them hides the item now. */
export const RequiredPagesField = (field: FieldProps<readonly string[]>) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const { choices, routeOf } = usePagesByRoute();
  const isHidden = field.value.some((route) => !isPageEnabled(builtPages(configuration), route));
  return (
    <>
      <TagsField {...field} hint={t('admin-menu.routes-hint')} suggestions={choices} tagOf={routeOf} />
      <p role="status" className="small">
        {isHidden && t('admin-menu.no-required-page')}
      </p>
    </>
  );
};
