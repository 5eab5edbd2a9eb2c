/** What a page is for. Spec §3 "Admin-tool entities": for a page also the page type. */
export const PAGE_TYPES = ['home', 'search', 'landing', 'share', 'link', 'internal', 'other'] as const;
/** One of {@link PAGE_TYPES}. */
export type PageType = (typeof PAGE_TYPES)[number];

/** Where on a page help texts can stand. Spec §7 "Help content". */
export const HELP_POSITIONS = ['top', 'bottom', 'left', 'right'] as const;
/** One of {@link HELP_POSITIONS}. */
export type HelpPosition = (typeof HELP_POSITIONS)[number];

/** How the featured menu is laid out. Spec §7 "menu/align". */
export const MENU_ALIGNMENTS = ['LEFT', 'CENTER', 'RIGHT'] as const;
/** One of {@link MENU_ALIGNMENTS}. */
export type MenuAlignment = (typeof MENU_ALIGNMENTS)[number];
