import { isText } from './is-text.ts';
import { formatRole, parseRole, type Role } from './parse-role.ts';
import {
  CURATOR_CLAIM,
  curatorRole,
  managerRole,
  memberRole,
  PORTAL_ADMINISTRATOR,
  REGISTERED_USER,
  USER_MANAGER,
} from './role-names.ts';
import { STAKEHOLDER_TYPES, type StakeholderType } from './stakeholder-type.ts';

/** The role names of a user, as `rolesOf` returns them; `[]` for anonymous visitors. */
export type RoleNames = readonly string[];

/**
 * Returns one spelling for names that differ only in the case of the id; '' for a name that is not a role of this kind.
 */
const comparisonKey = (name: string, kind: Role['kind']): string => {
  const role = parseRole(name);
  return role?.kind === kind ? (formatRole(role) ?? '').toLowerCase() : '';
};

/** Returns the names of a list, and none of anything else: a text also includes its parts, but grants nothing. */
const namesOf = (roles: unknown): readonly string[] => (Array.isArray(roles) ? roles.filter(isText) : []);

const includes = (roles: RoleNames, name: string): boolean => namesOf(roles).includes(name);

const holds = (roles: RoleNames, kind: Role['kind'], name: string | null): boolean => {
  const wanted = name === null ? '' : comparisonKey(name, kind);
  return wanted !== '' && namesOf(roles).some((candidate) => comparisonKey(candidate, kind) === wanted);
};

/**
 * Reports whether the user is a portal administrator. Spec §6.
 * @example
 * isPortalAdministrator(['PORTAL_ADMINISTRATOR']); // true
 */
export const isPortalAdministrator = (roles: RoleNames): boolean => includes(roles, PORTAL_ADMINISTRATOR);

/**
 * Reports whether the user has an account. Spec §6.
 * @example
 * isRegisteredUser(['REGISTERED_USER']); // true
 */
export const isRegisteredUser = (roles: RoleNames): boolean => includes(roles, REGISTERED_USER);

/**
 * Reports whether the user may manage users. Spec §6.
 * @example
 * isUserManager(['USER_MANAGER']); // true
 */
export const isUserManager = (roles: RoleNames): boolean => includes(roles, USER_MANAGER);

/**
 * Reports whether the user curates claimed links. Spec §6.
 * @example
 * isClaimsCurator(['CURATOR_CLAIM']); // true
 */
export const isClaimsCurator = (roles: RoleNames): boolean => includes(roles, CURATOR_CLAIM);

/**
 * Reports whether the user curates all stakeholders of one type. Spec §6.
 * @example
 * isCurator(['CURATOR_INSTITUTION'], 'organization'); // true
 */
export const isCurator = (roles: RoleNames, type: StakeholderType): boolean => {
  const role = curatorRole(type);
  return role !== null && includes(roles, role);
};

/**
 * Reports whether the user curates communities: the role of type `ri`. Spec §6.
 * @example
 * isCommunityCurator(['CURATOR_COMMUNITY']); // true
 */
export const isCommunityCurator = (roles: RoleNames): boolean => isCurator(roles, 'ri');

/**
 * Reports whether the user curates the dashboards of at least one stakeholder type. Spec §1, §6.
 * @example
 * isMonitorCurator(['CURATOR_FUNDER']); // true
 */
export const isMonitorCurator = (roles: RoleNames): boolean =>
  STAKEHOLDER_TYPES.some((type) => isCurator(roles, type));

/**
 * Reports whether the user manages this stakeholder. Curators and administrators do not count. The case of the id is
 * ignored, because identity services write group names in upper case. Spec §6.
 * @example
 * isManager(['FUNDER_EC_MANAGER'], 'funder', 'ec'); // true
 */
export const isManager = (roles: RoleNames, type: StakeholderType, id: string): boolean =>
  holds(roles, 'manager', managerRole(type, id));

/**
 * Reports whether the user manages any stakeholder of any type. Spec §6.
 * @example
 * isAnyManager(['PROJECT_123_MANAGER']); // true
 */
export const isAnyManager = (roles: RoleNames): boolean =>
  namesOf(roles).some((name) => parseRole(name)?.kind === 'manager');

/**
 * Reports whether the user is a member of this stakeholder. Managers are members only if they have that role too.
 * Spec §6.
 * @example
 * isMember(['COMMUNITY_egi'], 'ri', 'egi'); // true
 */
export const isMember = (roles: RoleNames, type: StakeholderType, id: string): boolean =>
  holds(roles, 'member', memberRole(type, id));
