/** The routes of built-in pages that the shipped configuration does not list. A portal can switch them on. */
export const FURTHER_ROUTES = [
  '/about',
  '/accessibility',
  '/dashboards',
  '/help',
  '/my-orcid-links',
  '/myCommunities',
  '/privacy',
] as const;
