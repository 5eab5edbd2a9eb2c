import type { SearchedKind } from '@open-discovery/model';
import { REPORT } from './report/report-query.ts';

/** What an address shows of a record: its page by kind, or a project's report. */
export type ViewName = SearchedKind | 'report';

/** Returns the view for an address. */
export const viewOf = (kind: SearchedKind, parameters: URLSearchParams): ViewName =>
  kind === 'project' && parameters.has(REPORT) ? 'report' : kind;
