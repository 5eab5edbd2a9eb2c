import type { SearchedKind } from '@open-discovery/model';
import { REPORT } from './report/report-query.ts';

/** The view of a record: the page of its kind, or a project's report. */
export type ViewName = SearchedKind | 'report';

/** Returns the view for an address. */
export const viewOf = (kind: SearchedKind, parameters: URLSearchParams): ViewName =>
  kind === 'project' && parameters.has(REPORT) ? 'report' : kind;
