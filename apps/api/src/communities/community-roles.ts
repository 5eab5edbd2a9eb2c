import {
  isCommunityCurator,
  isManager,
  isMember,
  isPortalAdministrator,
  memberRole,
} from '@open-discovery/roles';
import type { RoleNames } from '@open-discovery/roles';

/** The role of a user in a community, from the most to the least powerful. */
export const COMMUNITY_PARTS = ['curator', 'manager', 'member'] as const;
export type CommunityPart = (typeof COMMUNITY_PARTS)[number];

const HOLDS = {
  curator: (roles: RoleNames) => isPortalAdministrator(roles) || isCommunityCurator(roles),
  manager: (roles: RoleNames, pid: string) => isManager(roles, 'ri', pid),
  member: (roles: RoleNames, pid: string) => isMember(roles, 'ri', pid),
} as const satisfies Record<CommunityPart, (roles: RoleNames, pid: string) => boolean>;

/** Returns what the holder of some roles is in a community. Spec §6. */
export const partsOf = (roles: RoleNames, pid: string): CommunityPart[] =>
  COMMUNITY_PARTS.filter((part) => HOLDS[part](roles, pid));

/** Returns the role of the members of a community. Spec §6. */
export const memberRoleOf = (pid: string): string | null => memberRole('ri', pid);
