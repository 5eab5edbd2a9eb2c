import { isPortalAdministrator } from '@open-discovery/roles';
import { usePortal } from '../runtime/portal-context.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useUser } from './use-user.ts';

/** Links for administrators of the portal; nothing for other visitors. Spec §2 "hasAdminMenu". */
export const AdminMenu = () => {
  const t = useMessages();
  const { addresses } = usePortal().configuration;
  const user = useUser();
  if (!user || addresses.console === null || !isPortalAdministrator(user.role)) return null;
  return (
    <nav aria-label={t('admin-menu.label')}>
      <a href={addresses.console}>{t('admin-menu.console')}</a>
    </nav>
  );
};
