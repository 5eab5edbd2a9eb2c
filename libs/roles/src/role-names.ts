import { isStakeholderId } from './stakeholder-id.ts';
import { isStakeholderType, ROLE_WORD, type StakeholderType } from './stakeholder-type.ts';

/** The role of portal administrators. Spec §6. */
export const PORTAL_ADMINISTRATOR = 'PORTAL_ADMINISTRATOR';
/** The role of users with an account. Spec §6. */
export const REGISTERED_USER = 'REGISTERED_USER';
/** The role of visitors without an account. Spec §6. */
export const ROLE_ANONYMOUS = 'ROLE_ANONYMOUS';
/** The role of user managers. Spec §6. */
export const USER_MANAGER = 'USER_MANAGER';
/** The role of curators of claimed links. Spec §6. */
export const CURATOR_CLAIM = 'CURATOR_CLAIM';

/**
 * Returns the role of the curators of all stakeholders of one type; null for a type that there is not. Spec §6.
 * @example
 * curatorRole('ri'); // 'CURATOR_COMMUNITY'
 */
export const curatorRole = (type: StakeholderType): string | null =>
  isStakeholderType(type) ? `CURATOR_${ROLE_WORD[type]}` : null;

/**
 * Returns the role of the managers of one stakeholder; null for an id that no role name can contain.
 * @example
 * managerRole('funder', 'ec'); // 'FUNDER_ec_MANAGER'
 */
export const managerRole = (type: StakeholderType, id: string): string | null => {
  const role = memberRole(type, id);
  return role === null ? null : `${role}_MANAGER`;
};

/**
 * Returns the role of the members of one stakeholder; null for an id that no role name can contain: an empty one, one
 * with spaces, or one that ends in `_MANAGER`, which would make members of one stakeholder managers of another.
 * @example
 * memberRole('organization', 'athena'); // 'INSTITUTION_athena'
 */
export const memberRole = (type: StakeholderType, id: string): string | null =>
  isStakeholderType(type) && isStakeholderId(id) ? `${ROLE_WORD[type]}_${id}` : null;
