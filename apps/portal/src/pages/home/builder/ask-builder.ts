import type { SearchQuery } from '@open-discovery/search-fields';
import type { RouteDependencies } from '../../../app/routes.tsx';
import { searchTools } from '../../../app/search-tools.ts';
import { draftQueries, listedFields, valuesQuestion } from './builder-questions.ts';
import { draftOfText } from './draft.ts';

/** Asks for what the builder of a query shows: its counts, and the values of the fields in its rows. */
export const askBuilder = async (
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
