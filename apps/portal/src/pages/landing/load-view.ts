import type { GraphRecord, RecordOf, SearchedKind } from '@open-discovery/model';
import type { ComponentType } from 'react';
import { loadCode } from '../../app/fresh-code.ts';

type ViewOf<Record> = ComponentType<{ readonly record: Record }>;

const VIEWS: { [K in SearchedKind]: () => Promise<ViewOf<RecordOf[K]>> } = {
  product: async () => (await import('./product/product-view.tsx')).ProductView,
  project: async () => (await import('./project-view.tsx')).ProjectView,
  organization: async () => (await import('./organization-view.tsx')).OrganizationView,
  dataSource: async () => (await import('./data-source-view.tsx')).DataSourceView,
  service: async () => (await import('./service-view.tsx')).ServiceView,
  community: async () => (await import('./community-view.tsx')).CommunityView,
};

const loaded = new Map<SearchedKind, Promise<ViewOf<GraphRecord>>>();

/** The view of a kind with its texts; the same promise each time, so that it can be waited for while rendering. */
export const loadView = (
  kind: SearchedKind,
  moreTexts: () => Promise<void>,
): Promise<ViewOf<GraphRecord>> => {
  const view =
    loaded.get(kind) ??
    // The table pairs each kind with its own record type; a value cannot carry that pairing to the compiler.
    Promise.all([loadCode(VIEWS[kind] as () => Promise<ViewOf<GraphRecord>>), moreTexts()]).then(
      ([component]) => component,
    );
  loaded.set(kind, view);
  return view;
};
