import { ROLE_WORD, type StakeholderType } from './stakeholder-type.ts';

/** May administer the portal. Spec §6. */
export const PORTAL_ADMINISTRATOR = 'PORTAL_ADMINISTRATOR';
/** Has an account. Spec §6. */
export const REGISTERED_USER = 'REGISTERED_USER';
/** Has none. Spec §6. */
export const ROLE_ANONYMOUS = 'ROLE_ANONYMOUS';
/** May manage users. Spec §6. */
export const USER_MANAGER = 'USER_MANAGER';
/** Curates links that users claimed. Spec §6. */
export const CURATOR_CLAIM = 'CURATOR_CLAIM';

/**
 * The role of the curators of all stakeholders of one type. Spec §6.
 *
 * @example
 * curatorRole('ri'); // 'CURATOR_COMMUNITY'
 */
export const curatorRole = (type: StakeholderType): string => `CURATOR_${ROLE_WORD[type]}`;

/**
 * The role of the managers of one stakeholder. Spec §6.
 *
 * @example
 * managerRole('funder', 'ec'); // 'FUNDER_ec_MANAGER'
 */
export const managerRole = (type: StakeholderType, id: string): string => `${memberRole(type, id)}_MANAGER`;

/**
 * The role of the members of one stakeholder. Spec §6.
 * An id that ends in `_MANAGER` would make members of one stakeholder managers of another: no check grants it.
 *
 * @example
 * memberRole('organization', 'athena'); // 'INSTITUTION_athena'
 */
export const memberRole = (type: StakeholderType, id: string): string => `${ROLE_WORD[type]}_${id}`;
