import { landingAddress } from '@open-discovery/model';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** The parameter that asks for a project's report instead of its page. */
export const REPORT = 'report';
/** More make a page that no browser prints; the table has all. */
export const MOST_WORKS = 2000;
const PAGE_SIZE = 50;

export const reportAddress = (projectId: string): string =>
  `${landingAddress('project', projectId)}&${REPORT}=1`;

/** All works of a project, the newest first; page by page. */
export const reportQuery = (projectId: string, page = 1): SearchQuery => ({
  ...EMPTY_QUERY,
  filters: { project: [projectId] },
  sort: 'newest',
  size: PAGE_SIZE,
  page,
});

/**
 * The pages that a report of so many works shows.
 * @example reportPages(120) // [1, 2, 3]
 */
export const reportPages = (total: number): readonly number[] =>
  Array.from({ length: Math.ceil(Math.min(total, MOST_WORKS) / PAGE_SIZE) }, (_none, index) => index + 1);
