import { STATISTIC_CHARTS } from '@open-discovery/model';
import type { StatisticChart } from '@open-discovery/model';
import { withFilter, withYears } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { ChartFigure } from '../charts/chart-figure.tsx';
import type { ChartData } from '../charts/chart-data.ts';
import { Link } from '../link.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useLabels } from '../../runtime/use-labels.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { resultsAddress } from '../../search/search-address.ts';
import type { CountedWorks } from './counted-works.ts';

/** Marks of a chart of values, and of years. */
const BARS_SHOWN = 10;
const YEARS_SHOWN = 30;

/** The figures that a community has chosen for its page. Each is a link to its works. Spec §7 "Statistics". */
export const CommunityStatistics = ({ works }: { readonly works: readonly CountedWorks[] }) =>
  works.map((counted) => <Counted key={counted.entity} counted={counted} />);

const Counted = ({ counted }: { readonly counted: CountedWorks }) => {
  const t = useMessages();
  const format = useFormat();
  const { query, total, charts, entity } = counted;
  const [type] = query.types;
  const name = t(`kind.${type ?? query.kind}`);
  return (
    <>
      <h3>{name}</h3>
      {charts.includes('numbers') && (
        <p>
          <Link className="num" to={resultsAddress(query)}>
            {t('label.value', { name, value: format.number(total) })}
          </Link>
        </p>
      )}
      {charts.map((chart) => (
        <Chart key={chart} counted={counted} chart={chart} name={`${entity}-${chart}`} />
      ))}
    </>
  );
};

interface ChartProps {
  readonly counted: CountedWorks;
  readonly chart: StatisticChart;
  readonly name: string;
}

const Chart = ({ counted: { query, facets }, chart, name }: ChartProps) => {
  const t = useMessages();
  const labels = useLabels();
  const field = STATISTIC_CHARTS[chart];
  if (field === null) return null;
  const values = facets[field]?.values.filter(({ count }) => count > 0) ?? [];
  if (values.length === 0) return null;
  const isYears = field === 'year';
  const shown = isYears
    ? values.toSorted((one, other) => Number(one.value) - Number(other.value)).slice(-YEARS_SHOWN)
    : values.slice(0, BARS_SHOWN);
  const data: ChartData = {
    title: labels.field(field),
    corner: labels.field(field),
    columns: [t('panel.count')],
    rows: shown.map(({ value, label, count }) => ({
      label: isYears ? value : labels.value(field, value, label),
      cells: [{ count, to: resultsAddress(markedQuery(query, field, value)) }],
    })),
  };
  return <ChartFigure chart={data} drawnAs={isYears ? 'columns' : 'bars'} name={name} />;
};

/** Returns the search for the works of one mark. */
const markedQuery = (query: SearchQuery, field: string, value: string): SearchQuery =>
  field === 'year' ? withYears(query, Number(value), Number(value)) : withFilter(query, field, value, true);
