import type { AdminPortal, PortalType } from '@open-discovery/model';
import { isCurator, isManager, isPortalAdministrator, stakeholderTypeOf } from '@open-discovery/roles';
import type { User } from '@open-discovery/roles';

type Key = Pick<AdminPortal, 'type' | 'pid'>;

/** Reports whether a user edits portals of one of some types: all of them by role, or one of those that there are. */
export const editsPortalOfType = (
  { role }: Pick<User, 'role'>,
  types: readonly PortalType[],
  portals: readonly Key[],
): boolean =>
  isPortalAdministrator(role) ||
  types.some((type) => {
    const roleType = stakeholderTypeOf(type);
    if (roleType === null) return false;
    const own = portals.filter((portal) => portal.type === type);
    return isCurator(role, roleType) || own.some(({ pid }) => isManager(role, roleType, pid));
  });
