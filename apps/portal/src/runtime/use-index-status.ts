import type { IndexStatus } from '@open-discovery/graph-client';
import type { QueryResult } from '@open-discovery/portal-state';
import { useRouteLoaderData } from 'react-router-dom';

/** The id of the route around all pages. */
export const LAYOUT_ROUTE = 'layout';

/** The data of the layout's loader. */
export interface LayoutData {
  readonly status: QueryResult<IndexStatus>;
}

/** Returns which state of the records is being served. */
export const useIndexStatus = (): QueryResult<IndexStatus> | undefined =>
  // The router keeps loader data without its type.
  useRouteLoaderData<LayoutData>(LAYOUT_ROUTE)?.status;
