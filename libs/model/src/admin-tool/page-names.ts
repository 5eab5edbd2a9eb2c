import { KINDS } from '../kinds.ts';
import { RECORD_KINDS } from '../record-kinds.ts';
import type { RecordKind } from '../record-kinds.ts';
import { SEARCH_PATHS } from '../search-paths.ts';

const KIND_PLURALS: Readonly<Record<RecordKind, string>> = {
  product: 'Research products',
  publication: 'Publications',
  dataset: 'Research data',
  software: 'Research software',
  other: 'Other research products',
  project: 'Projects',
  organization: 'Organizations',
  dataSource: 'Data sources',
  service: 'Services',
  community: 'Research communities',
};

const searchName = (route: string, kind: RecordKind): string =>
  `${route.startsWith('/search/advanced/') ? 'Advanced search' : 'Search'}: ${KIND_PLURALS[kind]}`;

/**
 * The names of the pages of the software by their routes, for administrators. The console translates them as long as nobody
 * has renamed a page.
 */
export const PAGE_NAMES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/search/find': 'Search',
  ...Object.fromEntries(
    Object.entries(SEARCH_PATHS).flatMap(([route, kind]) => (kind ? [[route, searchName(route, kind)]] : [])),
  ),
  ...Object.fromEntries(
    RECORD_KINDS.map((kind) => [KINDS[kind].landingPath, `Page of a record: ${KIND_PLURALS[kind]}`]),
  ),
  '/search/content-providers': 'Content providers (older address)',
  '/search/entity-registries': 'Entity registries (older address)',
  '/search/journals': 'Journals (older address)',
  '/search/find/datasources': 'Data sources (older address)',
  '/search/person': 'Page of a person',
  '/help': 'Help',
  '/about': 'About',
  '/privacy': 'Privacy',
  '/accessibility': 'Accessibility',
  '/participate/deposit/learn-how': 'Deposit',
  '/participate/deposit/search': 'Deposit: repositories',
  '/participate/claim': 'Start linking',
  '/participate/direct-claim': 'Link one record',
  '/myclaims': 'My links',
  '/claims': 'Links of everybody',
  '/develop': 'Develop',
  '/dashboards': 'Dashboards',
  '/my-orcid-links': 'My ORCID record',
  '/myCommunities': 'My communities',
};

/**
 * Returns the route of a page of the software as {@link PAGE_NAMES} spells it; any other route stays as it is. Routes ignore
 * case, and those of pages do not end with a slash.
 * @example
 * spelledRoute('/mycommunities'); // '/myCommunities'
 */
export const spelledRoute = (route: string): string =>
  Object.keys(PAGE_NAMES).find((one) => one.toLowerCase() === route.toLowerCase()) ?? route;

/** The names of the entities of the software by their pids, for administrators. */
export const ENTITY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  RECORD_KINDS.flatMap((kind) => {
    const { entityPid } = KINDS[kind];
    return entityPid === null ? [] : [[entityPid, KIND_PLURALS[kind]]];
  }),
);
