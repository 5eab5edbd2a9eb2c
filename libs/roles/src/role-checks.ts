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

/** The role names of one user, as `rolesOf` reads them; nobody's are `[]`. */
export type RoleNames = readonly string[];

/** One spelling for names that differ in the case of the id only; '' for what is no role of this kind. */
const comparisonKey = (name: string, kind: Role['kind']): string => {
  const role = parseRole(name);
  return role?.kind === kind ? formatRole(role).toLowerCase() : '';
};

const holds = (roles: RoleNames, kind: Role['kind'], name: string): boolean => {
  const wanted = comparisonKey(name, kind);
  return wanted !== '' && roles.some((candidate) => comparisonKey(candidate, kind) === wanted);
};

/**
 * Holds exactly the role of portal administrators. Spec §6.
 *
 * @example
 * isPortalAdministrator(['PORTAL_ADMINISTRATOR']); // true
 */
export const isPortalAdministrator = (roles: RoleNames): boolean => roles.includes(PORTAL_ADMINISTRATOR);

/**
 * Has an account. Spec §6.
 *
 * @example
 * isRegisteredUser(['REGISTERED_USER']); // true
 */
export const isRegisteredUser = (roles: RoleNames): boolean => roles.includes(REGISTERED_USER);

/**
 * May manage users. Spec §6.
 *
 * @example
 * isUserManager(['USER_MANAGER']); // true
 */
export const isUserManager = (roles: RoleNames): boolean => roles.includes(USER_MANAGER);

/**
 * Curates claimed links. Spec §6.
 *
 * @example
 * isClaimsCurator(['CURATOR_CLAIM']); // true
 */
export const isClaimsCurator = (roles: RoleNames): boolean => roles.includes(CURATOR_CLAIM);

/**
 * Curates all stakeholders of one type. Spec §6.
 *
 * @example
 * isCurator(['CURATOR_INSTITUTION'], 'organization'); // true
 */
export const isCurator = (roles: RoleNames, type: StakeholderType): boolean =>
  roles.includes(curatorRole(type));

/**
 * Curates communities: the role of type `ri`. Spec §6.
 *
 * @example
 * isCommunityCurator(['CURATOR_COMMUNITY']); // true
 */
export const isCommunityCurator = (roles: RoleNames): boolean => isCurator(roles, 'ri');

/**
 * Curates the dashboards of at least one stakeholder type. Spec §1, §6.
 *
 * @example
 * isMonitorCurator(['CURATOR_FUNDER']); // true
 */
export const isMonitorCurator = (roles: RoleNames): boolean =>
  STAKEHOLDER_TYPES.some((type) => isCurator(roles, type));

/**
 * Manages this stakeholder; being a curator or an administrator does not count. The case of the id makes no
 * difference, because identity services write group names in upper case. Spec §6.
 *
 * @example
 * isManager(['FUNDER_EC_MANAGER'], 'funder', 'ec'); // true
 */
export const isManager = (roles: RoleNames, type: StakeholderType, id: string): boolean =>
  holds(roles, 'manager', managerRole(type, id));

/**
 * Manages any stakeholder of any type. Spec §6.
 *
 * @example
 * isAnyManager(['PROJECT_123_MANAGER']); // true
 */
export const isAnyManager = (roles: RoleNames): boolean =>
  roles.some((name) => parseRole(name)?.kind === 'manager');

/**
 * Is a member of this stakeholder; its managers are members only if they hold that role too. Spec §6.
 *
 * @example
 * isMember(['COMMUNITY_egi'], 'ri', 'egi'); // true
 */
export const isMember = (roles: RoleNames, type: StakeholderType, id: string): boolean =>
  holds(roles, 'member', memberRole(type, id));
