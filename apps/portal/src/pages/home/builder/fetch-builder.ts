import type { SearchQuery } from '@open-discovery/search-fields';
import type { RouteDependencies } from '../../../runtime/route-services.ts';
import { searchTools } from '../../../runtime/search-tools.ts';
import { draftQueries, listedFields, valuesQuestion } from './builder-questions.ts';
import { draftOfText } from './draft.ts';

/** Fetches the data of the builder: its counts, and the values of the fields in its rows. */
export const fetchBuilder = async (
  { ask, graphApi, currentYear }: Pick<RouteDependencies, 'ask' | 'graphApi' | 'currentYear'>,
  query: SearchQuery,
): Promise<void> => {
  const draft = draftOfText(query.text);
  await Promise.all([
    ask(searchTools(graphApi).totals, draftQueries(query, draft, currentYear)),
    ...listedFields(query.kind, draft).map((field) =>
      ask(graphApi.endpoints.search, valuesQuestion(query.kind, field)),
    ),
  ]);
};
