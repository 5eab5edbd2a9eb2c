import type { SearchPage } from '@open-discovery/graph-client';
import { foundValue } from '@open-discovery/portal-state';
import type { QueryResult, QueryRunner } from '@open-discovery/portal-state';
import { reportPages, reportQuery } from './report-query.ts';

const CONCURRENT_PAGES = 4;

/** Fetches all pages of a project's report, a few at a time. The first tells how many there are. */
export const fetchReport = async (
  projectId: string,
  fetchQuery: QueryRunner,
): Promise<readonly QueryResult<SearchPage>[]> => {
  const fetchPage = (page: number) =>
    fetchQuery('search', {
      query: reportQuery(projectId, page),
      options: page === 1 ? { facets: ['access'] } : {},
    });
  const pages = [await fetchPage(1)];
  const others = reportPages(foundValue(pages[0])?.total ?? 0).slice(1);
  for (let next = 0; next < others.length; next += CONCURRENT_PAGES)
    pages.push(...(await Promise.all(others.slice(next, next + CONCURRENT_PAGES).map(fetchPage))));
  return pages;
};
