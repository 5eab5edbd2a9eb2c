import type { GraphRecord, RecordOf, SearchedKind } from '@open-discovery/model';
import { lazyIsland } from '../../hydration/lazy-island.tsx';
import type { LazyIsland } from '../../hydration/lazy-island.tsx';
import type { ViewName } from './view-name.ts';

type RecordOfView<Name extends ViewName> = Name extends SearchedKind
  ? RecordOf[Name]
  : Name extends 'works'
    ? GraphRecord
    : RecordOf['project'];
type ViewOf<Record> = LazyIsland<{ readonly record: Record }>;

const WHOLE_PAGE = { isWholePage: true };

const VIEWS: { readonly [Name in ViewName]: ViewOf<RecordOfView<Name>> } = {
  product: lazyIsland(async () => (await import('./after-hydration.ts')).ProductView, WHOLE_PAGE),
  project: lazyIsland(async () => (await import('./after-hydration.ts')).ProjectView, WHOLE_PAGE),
  organization: lazyIsland(async () => (await import('./after-hydration.ts')).OrganizationView, WHOLE_PAGE),
  dataSource: lazyIsland(async () => (await import('./after-hydration.ts')).DataSourceView, WHOLE_PAGE),
  service: lazyIsland(async () => (await import('./after-hydration.ts')).ServiceView, WHOLE_PAGE),
  works: lazyIsland(async () => (await import('./works-list/works-view.tsx')).WorksView, WHOLE_PAGE),
  report: lazyIsland(async () => (await import('./report/report-view.tsx')).ReportView, WHOLE_PAGE),
  community: lazyIsland(async () => (await import('./after-hydration.ts')).CommunityView, WHOLE_PAGE),
};

/**
 * Returns a view by name. The table pairs each view with its record type; a name cannot carry that pairing to
 * the compiler.
 */
export const viewIsland = (name: ViewName): ViewOf<GraphRecord> => VIEWS[name] as ViewOf<GraphRecord>;
