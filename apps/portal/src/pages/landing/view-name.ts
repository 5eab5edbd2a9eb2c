import type { SearchedKind } from '@open-discovery/model';
import { WORKS } from '../../search/page-entries.ts';
import { REPORT } from './report/report-query.ts';

/** The view of a record: the page of its kind, the list of its works, or a project's report. */
export type ViewName = SearchedKind | 'report' | 'works';

/** Returns the view for an address. */
export const viewOf = (kind: SearchedKind, parameters: URLSearchParams): ViewName => {
  if (kind !== 'product' && parameters.has(WORKS)) return 'works';
  return kind === 'project' && parameters.has(REPORT) ? 'report' : kind;
};
