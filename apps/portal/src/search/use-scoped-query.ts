import { withScope } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { usePortal } from '../runtime/portal-context.tsx';

/** Returns a query as the portal searches it, for links that lead to the Graph API. */
export const useScopedQuery = (query: SearchQuery): SearchQuery =>
  withScope(usePortal().configuration, query);
