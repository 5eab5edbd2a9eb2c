import type { PortalStore } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { searchTools } from '../../../app/search-tools.ts';
import { draftQueries, listedFields, valuesQuestion } from './builder-questions.ts';
import { draftOfText } from './draft.ts';

/** Asks for what the builder of a query shows: its counts, and the values of the fields in its rows. */
export const askBuilder = async (
  {
    store,
    graphApi,
    currentYear,
  }: Pick<PortalStore, 'store' | 'graphApi'> & { readonly currentYear: number },
  query: SearchQuery,
): Promise<void> => {
  const draft = draftOfText(query.text);
  const once = { subscribe: false };
  await Promise.all([
    store.dispatch(searchTools(graphApi).totals.initiate(draftQueries(query, draft, currentYear), once)),
    ...listedFields(query.kind, draft).map((field) =>
      store.dispatch(graphApi.endpoints.search.initiate(valuesQuestion(query.kind, field), once)),
    ),
  ]);
};
