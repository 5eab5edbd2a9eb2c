import { isPortalAdministrator } from '@open-discovery/roles';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { ADMIN_PATH, consoleAddress } from '../../../session/admin-path.ts';
import { withdrawAddress } from '../../../session/form-addresses.ts';
import { useUser } from '../../../session/use-user.ts';

/** Leads those who may withdraw records to the form of the console, with this record; nothing for others. */
export const Withdraw = ({ id }: { readonly id: string }) => {
  const t = useMessages();
  const user = useUser();
  const console = consoleAddress(usePortal().configuration);
  if (!user || !isPortalAdministrator(user.role) || console === null) return null;
  return (
    <a
      className="btn"
      href={withdrawAddress(id, console)}
      data-page={console === ADMIN_PATH ? '' : undefined}
    >
      {t('action.withdraw')}
    </a>
  );
};
