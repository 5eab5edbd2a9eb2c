/** The types of portals. Spec §1, §7 "{type}": the stakeholder types are those of monitor dashboards. */
export const PORTAL_TYPES = [
  'explore',
  'connect',
  'community',
  'funder',
  'ri',
  'organization',
  'project',
] as const;

/** One of {@link PORTAL_TYPES}. */
export type PortalType = (typeof PORTAL_TYPES)[number];

/**
 * Reports whether a text names a type of portal.
 * @example isPortalType('funder') // true
 */
export const isPortalType = (text: string): text is PortalType =>
  (PORTAL_TYPES as readonly string[]).includes(text);
