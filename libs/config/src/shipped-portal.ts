import { INFORMATION_ROUTES, KINDS, RECORD_KINDS, SEARCH_PATHS, searchAddress } from '@open-discovery/model';
import type { PortalConfigurationFile } from './portal-configuration.ts';

const DISABLED_ROUTES = [
  '/participate/deposit/search',
  '/participate/deposit/learn-how',
  '/participate/claim',
  '/participate/direct-claim',
  '/myclaims',
  '/claims',
  '/develop',
  '/search/find/datasources',
];
const ENABLED_ROUTES = [
  '/',
  ...Object.keys(SEARCH_PATHS).filter((route) => !DISABLED_ROUTES.includes(route)),
  ...RECORD_KINDS.map((kind) => KINDS[kind].landingPath),
  '/search/person',
  ...INFORMATION_ROUTES,
];
const ENTITY_PIDS = [
  'publication',
  'dataset',
  'software',
  'project',
  'organization',
  'datasource',
  'service',
  'orp',
];

/**
 * The configuration of the portal that ships with the code. Spec §1 and §2. Other organizations write their own file.
 */
export const SHIPPED_PORTAL: PortalConfigurationFile = {
  pid: 'open-discovery',
  name: 'Open Discovery',
  type: 'explore',
  static: true,
  title: 'Open Discovery',
  enableLogin: false,
  showHeaderAlways: false,
  pages: [
    ...ENABLED_ROUTES.map((route) => ({ route, isEnabled: true })),
    ...DISABLED_ROUTES.map((route) => ({ route, isEnabled: false })),
  ],
  entities: ENTITY_PIDS.map((pid) => ({ pid, isEnabled: pid !== 'datasource' })),
  examples: {
    en: ['gravitational waves', 'climate', '10.1038/s41586-021-03819-2'],
    de: ['Gravitation', 'Chemie', '10.1038/s41586-021-03819-2'],
    fr: ['ondes gravitationnelles', 'climat', '10.1038/s41586-021-03819-2'],
    es: ['ondas gravitacionales', 'clima', '10.1038/s41586-021-03819-2'],
    el: ['κλίμα', 'βιοποικιλότητα', '10.1038/s41586-021-03819-2'],
    pl: ['fale grawitacyjne', 'klimat', '10.1038/s41586-021-03819-2'],
  },
  menu: [
    { id: 'home', title: 'Home', route: '/' },
    {
      id: 'search',
      title: 'Search',
      route: '/search/find',
      routeActive: '/search/',
      items: [
        { id: 'search-results', title: 'Results', route: searchAddress('product') },
        {
          id: 'search-projects',
          title: 'Projects',
          route: searchAddress('project'),
          entitiesRequired: ['project'],
        },
        {
          id: 'search-datasources',
          title: 'Data sources',
          route: searchAddress('dataSource'),
          entitiesRequired: ['datasource'],
        },
        {
          id: 'search-services',
          title: 'Services',
          route: searchAddress('service'),
          entitiesRequired: ['service'],
        },
        {
          id: 'search-organizations',
          title: 'Organizations',
          route: searchAddress('organization'),
          entitiesRequired: ['organization'],
        },
      ],
    },
    {
      id: 'deposit',
      title: 'Deposit',
      route: '/participate/deposit/learn-how',
      routeRequired: ['/participate/deposit/learn-how'],
    },
    {
      id: 'link',
      title: 'Link',
      route: '/participate/claim',
      routeRequired: ['/participate/claim'],
      items: [
        {
          id: 'link-start',
          title: 'Start linking',
          route: '/participate/claim',
          routeRequired: ['/participate/claim'],
        },
        {
          id: 'link-learn',
          title: 'Learn more',
          url: 'https://www.openaire.eu/linking',
          type: 'external',
          routeRequired: ['/participate/claim'],
        },
      ],
    },
    { id: 'develop', title: 'Develop', route: '/develop', routeRequired: ['/develop'] },
  ],
  userMenu: [{ id: 'my-links', title: 'My links', route: '/myclaims', needsAuthorization: true }],
  addresses: {},
  switches: {},
};
