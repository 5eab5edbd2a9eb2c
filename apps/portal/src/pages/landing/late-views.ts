import type { GraphRecord, RecordOf, SearchedKind } from '@open-discovery/model';
import type { ComponentType } from 'react';
import { loadCode } from '../../app/fresh-code.ts';
import { REPORT } from './report/report-query.ts';

type ViewOf<Record> = ComponentType<{ readonly record: Record }>;

/** What an address shows of a record: its page by kind, or a project's report. */
export type ViewName = SearchedKind | 'report';
type RecordOfView<Name extends ViewName> = Name extends SearchedKind ? RecordOf[Name] : RecordOf['project'];

const VIEWS: { [Name in ViewName]: () => Promise<ViewOf<RecordOfView<Name>>> } = {
  product: async () => (await import('./product/product-view.tsx')).ProductView,
  project: async () => (await import('./project-view.tsx')).ProjectView,
  organization: async () => (await import('./organization-view.tsx')).OrganizationView,
  dataSource: async () => (await import('./data-source-view.tsx')).DataSourceView,
  service: async () => (await import('./service-view.tsx')).ServiceView,
  report: async () => (await import('./report/report-view.tsx')).ReportView,
  community: async () => (await import('./community-view.tsx')).CommunityView,
};

const loaded = new Map<ViewName, Promise<ViewOf<GraphRecord>>>();

/** The view that an address asks for. */
export const viewOf = (kind: SearchedKind, parameters: URLSearchParams): ViewName =>
  kind === 'project' && parameters.has(REPORT) ? 'report' : kind;

/** A view with its texts; the same promise each time, so that it can be waited for while rendering. */
export const loadView = (name: ViewName, moreTexts: () => Promise<void>): Promise<ViewOf<GraphRecord>> => {
  const view =
    loaded.get(name) ??
    // The table pairs each view with its own record type; a value cannot carry that pairing to the compiler.
    Promise.all([loadCode(VIEWS[name] as () => Promise<ViewOf<GraphRecord>>), moreTexts()]).then(
      ([component]) => component,
    );
  loaded.set(name, view);
  return view;
};
