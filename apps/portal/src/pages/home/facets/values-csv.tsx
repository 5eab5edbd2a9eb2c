import type { Facet } from '@open-discovery/graph-client';
import { BYTE_ORDER_MARK, formatCsv } from '@open-discovery/export-formats/csv';
import { withPage } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { csvAddress } from '../../../components/csv-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useResultsAddress } from '../../../search/search-address.ts';
import { VALUES_MAX } from '../../../search/values-arguments.ts';

interface ValuesCsvProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  /** All values, as the API returns them. */
  readonly facet: Facet;
}

/**
 * A link that downloads the counts of all values as a table, without scripts, too. The first row has the address of the
 * search, so that the file says what it counts.
 */
export const ValuesCsv = ({ query, field, facet }: ValuesCsvProps) => {
  const t = useMessages();
  const labels = useLabels();
  const format = useFormat();
  const addressOf = useResultsAddress();
  const { origin } = usePortal();
  const { values, distinct = 0 } = facet;
  const search = new URL(addressOf(withPage(query, 1)), origin).href;
  const rows = values
    .filter(({ count }) => count > 0)
    .map(({ value, label, count }, at) => [
      value,
      labels.value(field.name, value, label),
      count,
      at === 0 ? search : '',
    ]);
  const head = ['id', labels.field(field.name), t('panel.count'), t('facets.csv-search')];
  const address = csvAddress(BYTE_ORDER_MARK + formatCsv([head, ...rows]));
  return (
    <a className="small" href={address} download={`${query.kind}-${field.name}.csv`}>
      {distinct > VALUES_MAX ? t('facets.csv-most', { count: format.number(VALUES_MAX) }) : t('facets.csv')}
    </a>
  );
};
