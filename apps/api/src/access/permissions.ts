import {
  isAnyManager,
  isClaimsCurator,
  isCurator,
  isManager,
  isMember,
  isMonitorCurator,
  isPortalAdministrator,
  isUserManager,
  parseRole,
  stakeholderTypeOf,
} from '@open-discovery/roles';
import type { RoleNames, StakeholderType } from '@open-discovery/roles';
import type { PortalType } from '@open-discovery/model';

/** The portal that an action is about. */
interface PortalTarget {
  readonly type: PortalType;
  readonly pid: string;
}

/** The portal that an action is about; null for content that all portals share. */
export type Target = PortalTarget | null;

type Holds = (roles: RoleNames, target: Target) => boolean;

interface GroupRow {
  readonly title: string;
  /** Reports whether the roles belong to the group as far as a target is concerned. */
  readonly holds: Holds;
  /** Reports whether the roles belong to the group for any target. */
  readonly holdsSomewhere: (roles: RoleNames) => boolean;
}

const onPortal =
  (holds: (roles: RoleNames, type: StakeholderType, pid: string) => boolean): Holds =>
  (roles, target) => {
    const type = target && stakeholderTypeOf(target.type);
    return target !== null && type !== null && holds(roles, type, target.pid);
  };

const isEditor = (roles: RoleNames): boolean => isMonitorCurator(roles) || isAnyManager(roles);

/** Callers without a user belong to no group. */
const isAnyUser = (): boolean => true;

/** The groups of users that permissions are granted to. Spec §6. */
export const GROUPS = {
  administrator: {
    title: 'portal administrator',
    holds: isPortalAdministrator,
    holdsSomewhere: isPortalAdministrator,
  },
  curator: {
    title: 'curator of the portal’s type',
    holds: onPortal(isCurator),
    holdsSomewhere: isMonitorCurator,
  },
  manager: { title: 'manager of the portal', holds: onPortal(isManager), holdsSomewhere: isAnyManager },
  member: {
    title: 'member of the portal',
    holds: onPortal(isMember),
    holdsSomewhere: (roles) => roles.some((name) => parseRole(name)?.kind === 'member'),
  },
  editor: { title: 'curator or manager of any portal', holds: isEditor, holdsSomewhere: isEditor },
  user: { title: 'any logged-in user', holds: isAnyUser, holdsSomewhere: isAnyUser },
  claimsCurator: { title: 'curator of links', holds: isClaimsCurator, holdsSomewhere: isClaimsCurator },
  userManager: { title: 'user manager', holds: isUserManager, holdsSomewhere: isUserManager },
} as const satisfies Record<string, GroupRow>;

export type Group = keyof typeof GROUPS;

interface Permission {
  /** Shown in the API documentation and in docs/roles.md. */
  readonly title: string;
  /** One of these groups is enough; `anyone` needs no login. */
  readonly to: 'anyone' | readonly Group[];
}

const EDITORS = ['administrator', 'curator', 'manager'] as const;

/** Every action and the groups that may perform it. A route without an action does not compile. */
export const PERMISSIONS = {
  'content.read': {
    title: 'Read public content: portals, pages, entities, menus, statistics choices, active help texts',
    to: 'anyone',
  },
  'content.readDrafts': { title: 'Read a portal’s inactive help texts and counts', to: EDITORS },
  'content.edit': {
    title: 'Edit, enable and delete a portal’s pages, help texts, entities, menu and statistics choices',
    to: EDITORS,
  },
  'content.history': { title: 'Read and revert a portal’s changes', to: EDITORS },
  'own.history': {
    title: 'Read the changes of all portals that one edits',
    to: ['administrator', 'editor'],
  },
  'dashboard.readRestricted': {
    title: 'Read a restricted dashboard',
    to: [...EDITORS, 'member'],
  },
  'dashboard.readPrivate': { title: 'Read a private dashboard', to: EDITORS },
  'portal.create': { title: 'Create a portal', to: ['administrator', 'curator'] },
  'portal.edit': {
    title: 'Edit a portal’s name and layout; upload, list and delete its images',
    to: EDITORS,
  },
  'portal.delete': { title: 'Delete a portal', to: ['administrator', 'curator'] },
  'portal.export': { title: 'Export a portal as a file', to: EDITORS },
  'portal.import': { title: 'Import a portal from a file', to: ['administrator'] },
  'shared.read': {
    title: 'Read the lists of all entities, pages and div ids',
    to: ['administrator', 'editor'],
  },
  'shared.readDrafts': {
    title: 'Read the inactive help texts of all portals at once',
    to: ['administrator'],
  },
  'shared.edit': {
    title: 'Edit and delete shared content: entities, pages of a type, div ids',
    to: ['administrator'],
  },
  'shared.history': {
    title: 'Read and revert changes to shared content and to deleted portals',
    to: ['administrator'],
  },
  'import.read': {
    title: 'Read the report of the import of the searched records, and the sources of harvests',
    to: ['administrator', 'editor'],
  },
  'harvest.start': { title: 'Start and stop a harvest', to: ['administrator'] },
  'harvest.sources': {
    title: 'Add and remove sources of harvests, and upload and delete their files',
    to: ['administrator'],
  },
  'records.merge': { title: 'Decide which records imports merge', to: ['administrator'] },
  'records.withdraw': { title: 'Withdraw records, and restore them', to: ['administrator'] },
  'community.members': {
    title: 'Read who belongs to a community',
    to: EDITORS,
  },
  'people.read': {
    title: 'Read the list of users, the invitations and the log of roles',
    to: ['administrator', 'userManager'],
  },
  'invitations.manage': {
    title: 'Make and revoke invitations to a role',
    to: ['administrator', 'userManager'],
  },
  'links.own': { title: 'Add, read and delete one’s own links', to: ['user'] },
  'orcid.own': {
    title: 'Connect one’s own ORCID record, add works to it and remove them again',
    to: ['user'],
  },
  'links.curate': {
    title: 'Read, approve and reject the links of all users',
    to: ['administrator', 'claimsCurator'],
  },
  'roles.manage': { title: 'Read, grant and revoke roles', to: ['administrator', 'userManager'] },
} as const satisfies Record<string, Permission>;

export type Action = keyof typeof PERMISSIONS;
