import type { SearchedKind } from '@open-discovery/model';

/** A chart of the panel: a field whose values are drawn as bars, by year or on a map. */
export interface PanelChart {
  readonly field: string;
  readonly drawnAs: 'bars' | 'columns' | 'map';
}

const bars = (...fields: readonly string[]): readonly PanelChart[] =>
  fields.map((field) => ({ field, drawnAs: 'bars' }));

/** Only for records of one country: the number of a circle of several countries is a sum. */
const MAP: PanelChart = { field: 'country', drawnAs: 'map' };

/** The charts for the results of each kind, in display order. */
export const PANEL_CHARTS = {
  product: [{ field: 'type', drawnAs: 'columns' }, ...bars('access', 'funder', 'organization', 'fos')],
  project: [
    { field: 'funder', drawnAs: 'columns' },
    ...bars('organization', 'country', 'mandatePublications'),
  ],
  dataSource: [...bars('sourceType', 'compatibility', 'contentType'), MAP],
  service: bars('category', 'domain', 'community'),
  organization: [MAP],
  community: bars('communityType'),
} as const satisfies Record<SearchedKind, readonly PanelChart[]>;
