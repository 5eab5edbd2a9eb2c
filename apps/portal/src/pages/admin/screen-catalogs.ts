import type { Catalog } from '../../messages/catalogs.ts';

/** The texts of the console's screens, each loaded with its screen. */
export const SCREEN_CATALOGS = {
  help: (language) => import(`./screens/help/messages/${language}.json`),
  menu: (language) => import(`./screens/menu/messages/${language}.json`),
  overview: (language) => import(`./screens/overview/messages/${language}.json`),
  dashboards: (language) => import(`./screens/dashboards/messages/${language}.json`),
  log: (language) => import(`./screens/log/messages/${language}.json`),
  'portal-file': (language) => import(`./screens/portal-file/messages/${language}.json`),
  pages: (language) => import(`./screens/pages/messages/${language}.json`),
  look: (language) => import(`./screens/look/messages/${language}.json`),
  people: (language) => import(`./screens/people/messages/${language}.json`),
  communities: (language) => import(`./screens/communities/messages/${language}.json`),
  sources: (language) => import(`./screens/sources/messages/${language}.json`),
  duplicates: (language) => import(`./screens/duplicates/messages/${language}.json`),
  status: (language) => import(`./screens/status/messages/${language}.json`),
  withdrawals: (language) => import(`./screens/withdrawals/messages/${language}.json`),
  uploads: (language) => import(`./screens/uploads/messages/${language}.json`),
} as const satisfies Record<string, Catalog>;
