import type { IndexStatus } from '@open-discovery/graph-client';
import type { QueryResult } from '@open-discovery/portal-state';

/** The id of the route around all pages. */
export const LAYOUT_ROUTE = 'layout';

/** The data of the layout's loader. */
export interface LayoutData {
  readonly status: QueryResult<IndexStatus>;
}
