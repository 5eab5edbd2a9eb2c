/** The texts of the console's screens, each loaded with its screen. */
export const SCREEN_CATALOGS = {
  help: {
    en: () => import('./screens/help/messages/en.json'),
    de: () => import('./screens/help/messages/de.json'),
  },
  menu: {
    en: () => import('./screens/menu/messages/en.json'),
    de: () => import('./screens/menu/messages/de.json'),
  },
  overview: {
    en: () => import('./screens/overview/messages/en.json'),
    de: () => import('./screens/overview/messages/de.json'),
  },
  dashboards: {
    en: () => import('./screens/dashboards/messages/en.json'),
    de: () => import('./screens/dashboards/messages/de.json'),
  },
  log: {
    en: () => import('./screens/log/messages/en.json'),
    de: () => import('./screens/log/messages/de.json'),
  },
  'portal-file': {
    en: () => import('./screens/portal-file/messages/en.json'),
    de: () => import('./screens/portal-file/messages/de.json'),
  },
  pages: {
    en: () => import('./screens/pages/messages/en.json'),
    de: () => import('./screens/pages/messages/de.json'),
  },
  look: {
    en: () => import('./screens/look/messages/en.json'),
    de: () => import('./screens/look/messages/de.json'),
  },
  people: {
    en: () => import('./screens/people/messages/en.json'),
    de: () => import('./screens/people/messages/de.json'),
  },
  communities: {
    en: () => import('./screens/communities/messages/en.json'),
    de: () => import('./screens/communities/messages/de.json'),
  },
  status: {
    en: () => import('./screens/status/messages/en.json'),
    de: () => import('./screens/status/messages/de.json'),
  },
} as const;
