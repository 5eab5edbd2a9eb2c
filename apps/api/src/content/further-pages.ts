/** The pages of the software that the shipped portal does not have, by their routes. A portal can switch them on. */
export const FURTHER_PAGES: Readonly<Record<string, string>> = {
  '/about': 'About',
  '/accessibility': 'Accessibility',
  '/dashboards': 'Dashboards',
  '/help': 'Help',
  '/my-orcid-links': 'My ORCID record',
  '/myCommunities': 'My communities',
  '/privacy': 'Privacy',
};
