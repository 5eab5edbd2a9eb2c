/** The texts of the console's screens, each loaded with its screen. */
export const SCREEN_CATALOGS = {
  help: {
    en: () => import('./screens/help/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/help/messages/de.json', { with: { type: 'json' } }),
  },
  menu: {
    en: () => import('./screens/menu/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/menu/messages/de.json', { with: { type: 'json' } }),
  },
  overview: {
    en: () => import('./screens/overview/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/overview/messages/de.json', { with: { type: 'json' } }),
  },
  dashboards: {
    en: () => import('./screens/dashboards/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/dashboards/messages/de.json', { with: { type: 'json' } }),
  },
  log: {
    en: () => import('./screens/log/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/log/messages/de.json', { with: { type: 'json' } }),
  },
  'portal-file': {
    en: () => import('./screens/portal-file/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/portal-file/messages/de.json', { with: { type: 'json' } }),
  },
  pages: {
    en: () => import('./screens/pages/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/pages/messages/de.json', { with: { type: 'json' } }),
  },
  look: {
    en: () => import('./screens/look/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/look/messages/de.json', { with: { type: 'json' } }),
  },
  people: {
    en: () => import('./screens/people/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/people/messages/de.json', { with: { type: 'json' } }),
  },
  communities: {
    en: () => import('./screens/communities/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/communities/messages/de.json', { with: { type: 'json' } }),
  },
  sources: {
    en: () => import('./screens/sources/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/sources/messages/de.json', { with: { type: 'json' } }),
  },
  status: {
    en: () => import('./screens/status/messages/en.json', { with: { type: 'json' } }),
    de: () => import('./screens/status/messages/de.json', { with: { type: 'json' } }),
  },
} as const;
