import { usePortal } from '../runtime/portal-context.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { consoleAddress } from '../runtime/admin-path.ts';
import { mayManage } from './may-manage.ts';
import { useUser } from './use-user.ts';

/** The link to the console for those who may manage the portal; nothing for other visitors. Spec §2 "hasAdminMenu". */
export const AdminMenu = () => {
  const t = useMessages();
  const address = consoleAddress(usePortal().configuration);
  const user = useUser();
  if (!user || address === null || !mayManage(user)) return null;
  return (
    <nav className="page row small" aria-label={t('admin-menu.label')}>
      <a href={address}>{t('admin-menu.console')}</a>
    </nav>
  );
};
