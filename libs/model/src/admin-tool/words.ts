/** The purposes of pages. Spec §3 "Admin-tool entities": for a page also the page type. */
export const PAGE_TYPES = ['home', 'search', 'landing', 'share', 'link', 'internal', 'other'] as const;
/** One of {@link PAGE_TYPES}. */
export type PageType = (typeof PAGE_TYPES)[number];

/**
 * The positions of help texts: at the top and bottom of a page, on its sides, and directly before and after its content.
 * Spec §7 "Help content".
 */
export const HELP_POSITIONS = ['top', 'bottom', 'left', 'right', 'before', 'after'] as const;
/** One of {@link HELP_POSITIONS}. */
export type HelpPosition = (typeof HELP_POSITIONS)[number];

/** The alignments of the featured menu. Spec §7 "menu/align". */
export const MENU_ALIGNMENTS = ['LEFT', 'CENTER', 'RIGHT'] as const;
/** One of {@link MENU_ALIGNMENTS}. */
export type MenuAlignment = (typeof MENU_ALIGNMENTS)[number];

/** The ways in which users become members of a community: by themselves, or by an invitation. */
export const COMMUNITY_JOINING = ['open', 'invited'] as const;
/** One of {@link COMMUNITY_JOINING}. */
export type CommunityJoining = (typeof COMMUNITY_JOINING)[number];

/** The figures that a dashboard can show, in their order by default. */
export const DASHBOARD_FIGURES = [
  'outputs',
  'access',
  'openShareOverYears',
  'accessOverYears',
  'routes',
  'routesOverYears',
  'licenses',
  'hosts',
  'publishers',
  'organizations',
  'countries',
  'sources',
  'citations',
  'beside',
  'funders',
  'projects',
  'fields',
  'goals',
] as const;
/** One of {@link DASHBOARD_FIGURES}. */
export type DashboardFigure = (typeof DASHBOARD_FIGURES)[number];

/** The people who see a dashboard: everybody; those with a role on it; or its managers, curators and administrators. */
export const DASHBOARD_VISIBILITIES = ['public', 'restricted', 'private'] as const;
/** One of {@link DASHBOARD_VISIBILITIES}. */
export type DashboardVisibility = (typeof DASHBOARD_VISIBILITIES)[number];

/** The rules for search engines that a custom page can have. */
export const PAGE_ROBOTS = ['index', 'noindex'] as const;
/** One of {@link PAGE_ROBOTS}. */
export type PageRobots = (typeof PAGE_ROBOTS)[number];

/** The fonts of headings that a portal can choose; all are on every computer or come with the portal. */
export const PORTAL_FONTS = ['default', 'sans', 'serif', 'monospace'] as const;
/** One of {@link PORTAL_FONTS}. */
export type PortalFont = (typeof PORTAL_FONTS)[number];
