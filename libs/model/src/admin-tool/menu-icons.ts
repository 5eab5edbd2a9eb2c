/** The icons that menu items can have. */
export const MENU_ICONS = [
  'community',
  'dataSource',
  'dataset',
  'download',
  'filter',
  'flag',
  'lock-open',
  'mail',
  'orcid',
  'organization',
  'other',
  'out',
  'person',
  'product',
  'project',
  'publication',
  'quote',
  'saved',
  'service',
  'share',
  'software',
] as const;
/** One of {@link MENU_ICONS}. */
export type MenuIcon = (typeof MENU_ICONS)[number];
