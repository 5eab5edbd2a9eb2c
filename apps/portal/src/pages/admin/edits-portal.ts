import type { PortalConfiguration } from '@open-discovery/config';
import { isCurator, isManager, isPortalAdministrator, stakeholderTypeOf } from '@open-discovery/roles';
import type { User } from '@open-discovery/roles';

/** Reports whether a user edits the pages, menu and texts of a portal. The server decides again with each change. */
export const editsPortal = (
  { role }: Pick<User, 'role'>,
  { type, pid }: Pick<PortalConfiguration, 'type' | 'pid'>,
): boolean => {
  const roleType = stakeholderTypeOf(type);
  if (isPortalAdministrator(role)) return true;
  return roleType !== null && (isCurator(role, roleType) || isManager(role, roleType, pid));
};
