import type { SearchedKind } from '@open-discovery/model';

/** A chart of the panel: a field whose values are drawn as bars, or year by year. */
export interface PanelChart {
  readonly field: string;
  readonly drawnAs: 'bars' | 'columns';
}

const bars = (...fields: readonly string[]): readonly PanelChart[] =>
  fields.map((field) => ({ field, drawnAs: 'bars' }));

/** What a set of results of each kind is looked at by, in the order of the page. */
export const PANEL_CHARTS = {
  product: [{ field: 'type', drawnAs: 'columns' }, ...bars('access', 'funder', 'organization', 'fos')],
  project: [
    { field: 'funder', drawnAs: 'columns' },
    ...bars('organization', 'country', 'mandatePublications'),
  ],
  dataSource: bars('sourceType', 'compatibility', 'country', 'contentType'),
  service: bars('category', 'domain', 'community'),
  organization: bars('country'),
  community: bars('communityType'),
} as const satisfies Record<SearchedKind, readonly PanelChart[]>;
