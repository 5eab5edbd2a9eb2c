import { isText } from './is-text.ts';
import {
  CURATOR_CLAIM,
  curatorRole,
  managerRole,
  memberRole,
  PORTAL_ADMINISTRATOR,
  REGISTERED_USER,
  ROLE_ANONYMOUS,
  USER_MANAGER,
} from './role-names.ts';
import { isStakeholderId } from './stakeholder-id.ts';
import { ROLE_WORD, STAKEHOLDER_TYPES, type StakeholderType } from './stakeholder-type.ts';

/** The meaning of a role name. */
export type Role =
  | { kind: 'portal-administrator' | 'registered-user' | 'anonymous' | 'user-manager' | 'claims-curator' }
  | { kind: 'curator'; type: StakeholderType }
  | { kind: 'manager' | 'member'; type: StakeholderType; id: string };

const FIXED_ROLES: ReadonlyMap<string, Role> = new Map<string, Role>([
  [PORTAL_ADMINISTRATOR, { kind: 'portal-administrator' }],
  [REGISTERED_USER, { kind: 'registered-user' }],
  [ROLE_ANONYMOUS, { kind: 'anonymous' }],
  [USER_MANAGER, { kind: 'user-manager' }],
  [CURATOR_CLAIM, { kind: 'claims-curator' }],
  ...STAKEHOLDER_TYPES.map((type): [string, Role] => [
    `CURATOR_${ROLE_WORD[type]}`,
    { kind: 'curator', type },
  ]),
]);
const NAME_OF_FIXED_KIND: ReadonlyMap<string, string> = new Map(
  [...FIXED_ROLES].map(([name, { kind }]) => [kind, name]),
);

const MANAGER_SUFFIX = /_MANAGER$/;

/**
 * Parses a role name; null for anything that is not exactly a role.
 * @example
 * parseRole('COMMUNITY_egi_MANAGER'); // { kind: 'manager', type: 'ri', id: 'egi' }
 */
export const parseRole = (name: string): Role | null => {
  if (!isText(name)) return null;
  const fixed = FIXED_ROLES.get(name);
  if (fixed) return fixed;
  const type = STAKEHOLDER_TYPES.find((candidate) => name.startsWith(`${ROLE_WORD[candidate]}_`));
  if (type === undefined) return null;
  const id = name.slice(ROLE_WORD[type].length + 1).replace(MANAGER_SUFFIX, '');
  if (!isStakeholderId(id)) return null;
  return { kind: MANAGER_SUFFIX.test(name) ? 'manager' : 'member', type, id };
};

/**
 * Formats a role as its name, which `parseRole` parses; null for an id that no role name can
 * contain, and for an unknown kind or type.
 * @example
 * formatRole({ kind: 'curator', type: 'organization' }); // 'CURATOR_INSTITUTION'
 */
export const formatRole = (role: Role): string | null => {
  switch (role.kind) {
    case 'curator':
      return curatorRole(role.type);
    case 'manager':
      return managerRole(role.type, role.id);
    case 'member':
      return memberRole(role.type, role.id);
    default:
      return NAME_OF_FIXED_KIND.get(role.kind) ?? null;
  }
};
