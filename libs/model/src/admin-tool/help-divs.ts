import { KINDS } from '../kinds.ts';
import { RECORD_KINDS } from '../record-kinds.ts';

const LANDING_ROUTES = RECORD_KINDS.map((kind) => KINDS[kind].landingPath);

/**
 * The named locations of the portal's pages that can show a help text, with the routes of their pages. A new portal has
 * a div id for each of them, and the page shows the texts of the div id with the same name. Spec §7 "Div ids".
 */
export const HELP_DIVS = {
  /** Below the search box of home and results. */
  'search-form': ['/'],
  /** Between the search box of the empty home and its figures. */
  overview: ['/'],
  /** Above the filters of the results. */
  facets: ['/'],
  /** Above the list of results. */
  results: ['/'],
  /** At a search with few or no results. */
  'no-results': ['/'],
  /** Below the title of a record. */
  record: LANDING_ROUTES,
  /** At the end of a record. */
  related: LANDING_ROUTES,
} as const satisfies Record<string, readonly string[]>;

/** The name of a location in {@link HELP_DIVS}. */
export type HelpDiv = keyof typeof HELP_DIVS;
