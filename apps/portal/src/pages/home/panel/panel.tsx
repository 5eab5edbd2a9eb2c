import { isOpen, parseAccessRight } from '@open-discovery/model';
import { searchField } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { useKeepPreviousData } from '../../../runtime/use-keep-previous-data.ts';
import { useQueryData } from '../../../runtime/use-query-data.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { Link } from '../../../components/link.tsx';
import { Failed } from '../../../components/failed.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useResultsAddress } from '../../../search/search-address.ts';
import { rounded } from '../facets/rounded.ts';
import { valuesToCount, withinChoice } from '../../../components/charts/chart-queries.ts';
import { barsOf, columnsOf } from './make-chart.ts';
import { PANEL_CHARTS } from './panel-charts.ts';
import styles from './panel.module.css';
import { Loading } from '../../../components/loading.tsx';

interface PanelProps {
  readonly query: SearchQuery;
  readonly total: number;
}

const CountryMap = clientOnlyLazy(async () => (await import('./country-map.tsx')).CountryMap);
const CellMap = clientOnlyLazy(async () => (await import('./cell-map.tsx')).CellMap);
const MAPS = { countries: CountryMap, cells: CellMap } as const;

/** Charts of the results as a whole. */
export const Panel = ({ query, total }: PanelProps) => {
  const t = useMessages();
  return (
    <section className={styles['panel']} aria-labelledby="panel">
      <h2 id="panel">{t('panel.title')}</h2>
      <div className={styles['charts']}>
        {PANEL_CHARTS[query.kind].map(({ field, drawnAs }) => {
          if (drawnAs === 'bars' || drawnAs === 'columns')
            return <Chart key={field} query={query} total={total} field={field} drawnAs={drawnAs} />;
          const Map = MAPS[drawnAs];
          return (
            <div key={field} className={styles['wide']}>
              <Map query={query} fallback={<Loading />} />
            </div>
          );
        })}
      </div>
    </section>
  );
};

const DRAW = { bars: barsOf, columns: columnsOf } as const;

interface ChartProps extends PanelProps {
  readonly field: string;
  readonly drawnAs: keyof typeof DRAW;
}

const Chart = ({ query, total, field, drawnAs }: ChartProps) => {
  const t = useMessages();
  const labels = useLabels();
  const format = useFormat();
  const addressOf = useResultsAddress();
  const { valuesOverYears } = usePortal().graphApi.endpoints;
  const counted = withinChoice(query, field);
  const answer = useKeepPreviousData(
    useQueryData(valuesOverYears, {
      query: counted,
      field: searchField(query.kind, field)?.indexField ?? field,
      values: valuesToCount(counted, field),
    }),
  );
  const place = drawnAs === 'columns' ? styles['wide'] : styles['narrow'];
  if (answer === undefined)
    return (
      <p className={`${styles['waiting']} ${place}`} role="status">
        {t('state.loading')}
      </p>
    );
  if (answer.state !== 'found') return <Failed what={t('panel.failed')} />;
  const fieldName = labels.field(field);
  const { distinct = 0, isEstimate } = answer.value;
  const all = isEstimate
    ? t('facets.about', { count: format.number(rounded(distinct)) })
    : format.number(distinct);
  const chart = DRAW[drawnAs]({
    query,
    field,
    answer: answer.value,
    words: {
      title: drawnAs === 'columns' ? t('panel.by-year', { field: fieldName }) : fieldName,
      fieldName,
      count: t('panel.count'),
      year: t('field.year'),
      nameOf: (value, label) => labels.value(field, value, label),
      cut: (title, shown) => t('panel.cut', { title, shown, all }),
    },
  });
  if (chart.rows.length === 0) return null;
  return (
    <div className={place}>
      <ChartFigure chart={chart} drawnAs={drawnAs} name={`${query.kind}-${field}`} />
      {distinct > (drawnAs === 'bars' ? chart.rows : chart.columns).length && (
        <p>
          <Link
            className="btn small"
            to={`${addressOf(counted)}&facet=${field}`}
            rel="nofollow"
            aria-label={t('facets.show-all', { count: all, name: fieldName })}
          >
            {t('facets.all-values', { count: all })}
          </Link>
        </p>
      )}
      {field === 'access' && <OpenShare rows={answer.value.rows} total={total} />}
    </div>
  );
};

interface OpenShareProps {
  readonly rows: readonly { readonly value: string; readonly total: number }[];
  readonly total: number;
}

const OpenShare = ({ rows, total }: OpenShareProps) => {
  const t = useMessages();
  const format = useFormat();
  const open = rows.reduce((sum, row) => {
    const right = parseAccessRight(row.value);
    return right !== null && isOpen(right) ? sum + row.total : sum;
  }, 0);
  return (
    <p className="small">{t('panel.open-share', { share: format.percent(open / Math.max(1, total)) })}</p>
  );
};
