import { landingAddress } from '@open-discovery/model';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** URL parameter that shows a project's report in place of its page. */
export const REPORT = 'report';
/** Browsers cannot print longer pages; the table has all works. */
export const MOST_WORKS = 2000;
const PAGE_SIZE = 50;

export const reportAddress = (projectId: string): string =>
  `${landingAddress('project', projectId)}&${REPORT}=1`;

/** Returns the query for all works of a project, newest first, by page. */
export const reportQuery = (projectId: string, page = 1): SearchQuery => ({
  ...EMPTY_QUERY,
  filters: { project: [projectId] },
  sort: 'newest',
  size: PAGE_SIZE,
  page,
});

/**
 * Returns the page numbers of a report with a number of works.
 * @example reportPages(120) // [1, 2, 3]
 */
export const reportPages = (total: number): readonly number[] =>
  Array.from({ length: Math.ceil(Math.min(total, MOST_WORKS) / PAGE_SIZE) }, (_none, index) => index + 1);
