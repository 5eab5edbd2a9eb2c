import type { PortalConfiguration } from '@open-discovery/config';
import type { PortalType } from '@open-discovery/model';
import { isCurator, isManager, isPortalAdministrator } from '@open-discovery/roles';
import type { StakeholderType, User } from '@open-discovery/roles';

/** The stakeholder type of each type of portal in the names of roles; null leaves the portal to administrators. */
const ROLE_TYPE = {
  explore: null,
  connect: 'ri',
  community: 'ri',
  funder: 'funder',
  ri: 'ri',
  organization: 'organization',
  project: 'project',
} as const satisfies Record<PortalType, StakeholderType | null>;

/** Reports whether a user edits the pages, menu and texts of a portal. The server decides again with each change. */
export const editsPortal = (
  { role }: Pick<User, 'role'>,
  { type, pid }: Pick<PortalConfiguration, 'type' | 'pid'>,
): boolean => {
  const roleType = ROLE_TYPE[type];
  if (isPortalAdministrator(role)) return true;
  return roleType !== null && (isCurator(role, roleType) || isManager(role, roleType, pid));
};
