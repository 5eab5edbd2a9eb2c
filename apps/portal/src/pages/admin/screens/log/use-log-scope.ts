import type { PortalConfiguration } from '@open-discovery/config';
import { isPortalAdministrator } from '@open-discovery/roles';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useConsole } from '../../console-context.tsx';

/**
 * Returns the portal whose changes the log shows. Administrators see those of all portals and communities and of the
 * links of users: null.
 */
export const useLogScope = (): PortalConfiguration | null => {
  const { configuration } = usePortal();
  return isPortalAdministrator(useConsole().user.role) ? null : configuration;
};
