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
