import { isAnyManager, isMonitorCurator, isPortalAdministrator, isUserManager } from '@open-discovery/roles';
import type { User } from '@open-discovery/roles';

/** Reports whether a user edits some portal, or manages its users. The server decides which. */
export const mayManage = ({ role }: Pick<User, 'role'>): boolean =>
  [isPortalAdministrator, isMonitorCurator, isAnyManager, isUserManager].some((holds) => holds(role));
