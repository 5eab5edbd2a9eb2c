/** The routes of pages of the software that the shipped portal does not have. A portal can switch them on. */
export const FURTHER_ROUTES = [
  '/about',
  '/accessibility',
  '/dashboards',
  '/help',
  '/my-orcid-links',
  '/myCommunities',
  '/privacy',
] as const;
