import type { SearchedKind } from '@open-discovery/model';

/** A chart of the panel: a field whose values are drawn as bars, by year or on a map of countries or of cells. */
export interface PanelChart {
  readonly field: string;
  readonly drawnAs: 'bars' | 'columns' | 'countries' | 'cells';
}

const bars = (...fields: readonly string[]): readonly PanelChart[] =>
  fields.map((field) => ({ field, drawnAs: 'bars' }));

/** Only for records of one country: the number of a circle of several countries is a sum. */
const COUNTRIES: PanelChart = { field: 'country', drawnAs: 'countries' };
const CELLS: PanelChart = { field: 'box', drawnAs: 'cells' };

/** The charts for the results of each kind, in display order. */
export const PANEL_CHARTS = {
  product: [
    { field: 'type', drawnAs: 'columns' },
    ...bars('access', 'funder', 'organization', 'country', 'fos'),
    CELLS,
  ],
  project: [
    { field: 'funder', drawnAs: 'columns' },
    ...bars('organization', 'country', 'mandatePublications'),
  ],
  dataSource: [...bars('sourceType', 'compatibility', 'contentType'), COUNTRIES],
  service: bars('category', 'domain', 'community'),
  organization: [COUNTRIES, CELLS],
  community: bars('communityType'),
} as const satisfies Record<SearchedKind, readonly PanelChart[]>;
