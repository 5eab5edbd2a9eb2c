import type { PortalType } from '@open-discovery/model';

/** The search field that selects the works of each type of stakeholder; `null` for types without dashboards. Spec §3. */
export const STAKEHOLDER_FIELDS = {
  explore: null,
  connect: null,
  community: null,
  funder: 'funder',
  ri: 'community',
  organization: 'organization',
  project: 'project',
} as const satisfies Record<PortalType, string | null>;

/** The types of portals that are communities, with members. Spec §6 calls them `ri`. */
export const COMMUNITY_TYPES: readonly PortalType[] = ['connect', 'community', 'ri'];
