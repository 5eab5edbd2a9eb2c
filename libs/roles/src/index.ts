export { OPEN_AIRE_ENTITLEMENTS, parseEntitlement, type EntitlementSource } from './parse-entitlement.ts';
export { formatRole, parseRole, type Role } from './parse-role.ts';
export {
  isAnyManager,
  isClaimsCurator,
  isCommunityCurator,
  isCurator,
  isManager,
  isMember,
  isMonitorCurator,
  isPortalAdministrator,
  isRegisteredUser,
  isUserManager,
  type RoleNames,
} from './role-checks.ts';
export {
  CURATOR_CLAIM,
  curatorRole,
  managerRole,
  memberRole,
  PORTAL_ADMINISTRATOR,
  REGISTERED_USER,
  ROLE_ANONYMOUS,
  USER_MANAGER,
} from './role-names.ts';
export { rolesOf, type RoleSources } from './roles-of.ts';
export { STAKEHOLDER_TYPES, stakeholderTypeOf, type StakeholderType } from './stakeholder-type.ts';
export { ANONYMOUS_NAME, toUser, type LoginInfo, type User } from './to-user.ts';
