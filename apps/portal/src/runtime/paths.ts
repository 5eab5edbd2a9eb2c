import { INFORMATION_ROUTES, PERSON_PATH } from '@open-discovery/model';

/*
 * The paths of pages that are linked by name. Spec §2. Those of lists, records and people are in `@open-discovery/model`.
 */

/** The links of all users, for curators. */
export const CURATION_PATH = '/claims';

export const DASHBOARDS_PATH = '/dashboards';

/** The search for places to deposit works, and the page that explains how. */
export const DEPOSIT_PATH = '/participate/deposit/search';
export const DEPOSIT_HELP_PATH = '/participate/deposit/learn-how';

export const DEVELOP_PATH = '/develop';

/** Shows and accepts an invitation. Its fragment is the secret, which no server sees in an address. */
export const INVITATION_PATH = '/invitation';

/** The page on which users link works to projects, communities and other works. */
export const LINKING_PATH = '/participate/claim';

/** The page that sends a link which another site has prepared. */
export const DIRECT_LINK_PATH = '/participate/direct-claim';

/** The communities of a user, where a login ends by default. */
export const MY_COMMUNITIES_PATH = '/myCommunities';

/** The links that a user has made. */
export const MY_LINKS_PATH = '/myclaims';

/** The page on which users add their works to their ORCID records. */
export const MY_ORCID_PATH = '/my-orcid-links';

/** The visitor's saved items. */
export const SAVED_PATH = '/saved';

/** The pages that a portal switches on and off, besides home, searches and records. Each has a row in `routing/optional-pages.ts`. */
export const OPTIONAL_PATHS = [
  DASHBOARDS_PATH,
  DEPOSIT_HELP_PATH,
  DEPOSIT_PATH,
  DEVELOP_PATH,
  PERSON_PATH,
  MY_COMMUNITIES_PATH,
  MY_LINKS_PATH,
  MY_ORCID_PATH,
  CURATION_PATH,
  LINKING_PATH,
  DIRECT_LINK_PATH,
  ...INFORMATION_ROUTES,
] as const;
