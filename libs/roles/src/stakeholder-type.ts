import { isText } from './is-text.ts';

/** The types of monitor dashboards; `ri` is a research initiative. Spec §1, §3. */
export const STAKEHOLDER_TYPES = ['funder', 'ri', 'organization', 'project'] as const;

/** One of the types of monitor dashboards. */
export type StakeholderType = (typeof STAKEHOLDER_TYPES)[number];

/** The word for a type in role names. Spec §6: `ri` and `organization` have other names. */
export const ROLE_WORD = {
  funder: 'FUNDER',
  ri: 'COMMUNITY',
  organization: 'INSTITUTION',
  project: 'PROJECT',
} as const satisfies Record<StakeholderType, string>;

/** Reports whether a value is a type. A list with one type is not a type, although it finds an entry in the table. */
export const isStakeholderType = (value: unknown): value is StakeholderType =>
  isText(value) && Object.hasOwn(ROLE_WORD, value);

/** The stakeholder type that roles name for each type of portal. Spec §6 has no role names for `explore`. */
const PORTAL_STAKEHOLDER = {
  explore: null,
  connect: 'ri',
  community: 'ri',
  funder: 'funder',
  ri: 'ri',
  organization: 'organization',
  project: 'project',
} as const satisfies Record<string, StakeholderType | null>;

/**
 * Returns the stakeholder type that roles name for a type of portal: `connect` and `community` are the communities that
 * Spec §6 calls `ri`. Returns null for `explore`, which leaves the portal to administrators, and for any other
 * word.
 * @example stakeholderTypeOf('community') // 'ri'
 */
export const stakeholderTypeOf = (
  portalType: StakeholderType | 'explore' | 'connect' | 'community',
): StakeholderType | null =>
  isText(portalType) && Object.hasOwn(PORTAL_STAKEHOLDER, portalType) ? PORTAL_STAKEHOLDER[portalType] : null;
