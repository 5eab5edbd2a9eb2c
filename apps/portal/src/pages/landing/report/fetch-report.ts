import type { RouteDependencies } from '../../../runtime/route-services.ts';
import { reportPages, reportQuery } from './report-query.ts';

const AT_ONCE = 4;

/** Fetches all pages of a project's report with limited concurrency. */
export const fetchReport = async (
  projectId: string,
  { ask, graphApi }: Pick<RouteDependencies, 'ask' | 'graphApi'>,
): Promise<void> => {
  const askPage = (page: number) =>
    ask(graphApi.endpoints.search, { query: reportQuery(projectId, page), options: {} });
  const first = await askPage(1);
  const others = reportPages(first?.state === 'found' ? first.value.total : 0).slice(1);
  for (let next = 0; next < others.length; next += AT_ONCE)
    await Promise.all(others.slice(next, next + AT_ONCE).map(askPage));
};
