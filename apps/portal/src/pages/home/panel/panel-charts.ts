import type { SearchedKind } from '@open-discovery/model';

/** A chart of the panel: a field whose values are drawn as bars or by year. */
export interface PanelChart {
  readonly field: string;
  readonly drawnAs: 'bars' | 'columns';
}

const bars = (...fields: readonly string[]): readonly PanelChart[] =>
  fields.map((field) => ({ field, drawnAs: 'bars' }));

/** The charts for the results of each kind, in display order. */
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
