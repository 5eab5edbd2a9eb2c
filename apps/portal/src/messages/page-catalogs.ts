import { DOWNLOAD_CATALOG } from '../components/download/download-catalog.ts';
import { SEARCH_SNAPSHOT_CATALOG } from '../components/search-snapshot/search-snapshot-catalog.ts';
import type { Catalog } from './catalogs.ts';

/**
 * The texts that only one page shows, loaded together with its code. Each lives in the folder of its page. This list is a
 * separate chunk, because visitors of a search do not need the addresses of these files.
 */
export const PAGE_CATALOGS = {
  admin: (language) => import(`../pages/admin/messages/${language}.json`),
  claims: (language) => import(`../pages/claims/messages/${language}.json`),
  custom: (language) => import(`../pages/custom/messages/${language}.json`),
  dashboards: (language) => import(`../pages/dashboards/messages/${language}.json`),
  deposit: (language) => import(`../pages/deposit/messages/${language}.json`),
  develop: (language) => import(`../pages/develop/messages/${language}.json`),
  // Exports of results show downloads, too.
  download: DOWNLOAD_CATALOG,
  error: (language) => import(`../pages/error/messages/${language}.json`),
  information: (language) => import(`../pages/information/messages/${language}.json`),
  invitation: (language) => import(`../pages/invitation/messages/${language}.json`),
  'missing-portal': (language) => import(`../pages/missing-portal/messages/${language}.json`),
  'my-communities': (language) => import(`../pages/my-communities/messages/${language}.json`),
  'my-orcid-links': (language) => import(`../pages/my-orcid-links/messages/${language}.json`),
  person: (language) => import(`../pages/person/messages/${language}.json`),
  // The console and the page of an invitation show roles.
  'role-text': (language) => import(`../components/role-text/messages/${language}.json`),
  saved: (language) => import(`../pages/saved/messages/${language}.json`),
  // Lists and pages of services show them.
  'service-words': (language) => import(`../components/service-words/messages/${language}.json`),
  // The page of saved items shows snapshots, too.
  'search-snapshot': SEARCH_SNAPSHOT_CATALOG,
  'user-info': (language) => import(`../pages/user-info/messages/${language}.json`),
} as const satisfies Record<string, Catalog>;
