import type { Facet } from '@open-discovery/graph-client';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { ChosenStatistics } from './chosen-statistics.ts';

/** The works of a community that its page counts. */
export interface CountedWorks extends ChosenStatistics {
  readonly query: SearchQuery;
  readonly total: number;
  readonly facets: Readonly<Record<string, Facet>>;
}
