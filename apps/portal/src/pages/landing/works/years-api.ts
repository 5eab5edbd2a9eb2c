import type { GraphApi } from '@open-discovery/portal-state';
import { searchToolsOf } from '@open-discovery/portal-state/search-tools';

/** Counts by year as an endpoint; loaded by the pages that show them. */
export const yearsOf = (graphApi: GraphApi) => searchToolsOf(graphApi).valuesOverYears;
