import type { QueryTextProblem } from '@open-discovery/search-fields';
import { useCatalog } from '../../../messages/use-catalog.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';

/** Waits for the texts of mistakes in a query text, and returns a function that describes the position of one. */
export const useProblemPlace = (): ((problem: Pick<QueryTextProblem, 'start'>) => string) => {
  useCatalog(RARE_PARTS_CATALOG, 'query-problems.at');
  const t = useMessages();
  return ({ start }) => t('query-problems.at', { place: start + 1 });
};
