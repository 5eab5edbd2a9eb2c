import type { AdminPortal, PortalType } from '@open-discovery/model';
import { isCurator, isManager, isPortalAdministrator, stakeholderTypeOf } from '@open-discovery/roles';
import type { User } from '@open-discovery/roles';

type Editor = Pick<User, 'role'>;
type PortalKey = Pick<AdminPortal, 'type' | 'pid'>;

/** Reports whether a user edits, creates and deletes all portals of a type, as administrators and their curators do. */
export const editsAllPortals = ({ role }: Editor, type: PortalType): boolean => {
  const roleType = stakeholderTypeOf(type);
  return isPortalAdministrator(role) || (roleType !== null && isCurator(role, roleType));
};

/** Reports whether a user edits the pages, menu and texts of a portal. The server decides again with each change. */
export const editsPortal = (user: Editor, { type, pid }: PortalKey): boolean => {
  const roleType = stakeholderTypeOf(type);
  return editsAllPortals(user, type) || (roleType !== null && isManager(user.role, roleType, pid));
};

/** Reports whether a user edits portals of one of some types: all of them by role, or one of those that there are. */
export const editsPortalOfType = (
  user: Editor,
  types: readonly PortalType[],
  portals: readonly PortalKey[],
): boolean =>
  types.some((type) => editsAllPortals(user, type)) ||
  portals.some((portal) => types.includes(portal.type) && editsPortal(user, portal));
