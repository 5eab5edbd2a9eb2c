import { isOpen, parseAccessRight } from '@open-discovery/model';
import type { DashboardFields, DashboardFigure } from '@open-discovery/model';
import { largestCount } from '../../../components/charts/chart-data.ts';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { Failed } from '../../../components/failed.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import type { CountedDashboard } from '../load-dashboards.ts';
import { chartOf } from './chart-of.ts';
import type { Drawing, FigureWords } from './chart-of.ts';
import type { CountedFigures } from './fetch-figures.ts';
import { FIGURES } from './figure-table.ts';

interface FigureViewProps {
  readonly chosen: DashboardFields['figures'][number];
  readonly shown: readonly CountedDashboard[];
  readonly isReport: boolean;
}

/** One figure of a dashboard, beside that of another one if two are compared, with how it is counted. */
export const FigureView = ({ chosen, shown, isReport }: FigureViewProps) => {
  const t = useMessages();
  const wordsOf = useFigureWords(chosen.figure);
  const title = chosen.title || t(`dashboards.figure.${chosen.figure}`);
  const isCompared = shown.length > 1;
  const drawn = shown.map(({ dashboard, counted }) => ({
    dashboard,
    counted,
    drawing: chartOf({
      figure: chosen.figure,
      selection: dashboard,
      counted,
      words: wordsOf(isCompared ? t('dashboards.of', { title, name: dashboard.name }) : title),
    }),
  }));
  const scale = commonScale(drawn.map(({ drawing }) => drawing));
  return (
    <section className="dashboards-figure" aria-label={title}>
      <div className="dashboards-pair">
        {drawn.map(({ dashboard, counted, drawing }) => (
          <div key={dashboard.alias}>
            <Drawn
              drawing={drawing}
              title={isCompared ? t('dashboards.of', { title, name: dashboard.name }) : title}
              name={`${dashboard.alias}-${chosen.figure}`}
              scale={scale}
              isReport={isReport}
            />
            {chosen.figure === 'access' && <OpenShare counted={counted} />}
          </div>
        ))}
      </div>
      {chosen.text !== '' && <p className="dashboards-text">{chosen.text}</p>}
      <p className="small soft">{t(`dashboards.how.${chosen.figure}`)}</p>
    </section>
  );
};

/** Returns the scale that all charts share; the length of a bar means the same in each. */
const commonScale = (drawings: readonly Drawing[]): number =>
  Math.max(
    1,
    ...drawings.flatMap((drawing) =>
      drawing !== null && drawing !== 'failed' ? [largestCount(drawing.chart)] : [],
    ),
  );

interface DrawnProps {
  readonly drawing: Drawing;
  readonly title: string;
  readonly name: string;
  readonly scale: number;
  readonly isReport: boolean;
}

const Drawn = ({ drawing, title, name, scale, isReport }: DrawnProps) => {
  const t = useMessages();
  if (drawing === 'failed') return <Failed what={t('dashboards.figure-failed', { title })} />;
  if (drawing === null)
    return (
      <>
        <h3>{title}</h3>
        <p>{t('dashboards.figure-empty')}</p>
      </>
    );
  return (
    <ChartFigure
      chart={{ ...drawing.chart, scale }}
      drawnAs={drawing.drawnAs}
      name={name}
      isTableOpen={isReport}
    />
  );
};

const COLORS = {
  gold: 'dashboards.route.gold',
  hybrid: 'dashboards.route.hybrid',
  bronze: 'dashboards.route.bronze',
} as const;

/** Returns the words for a figure's charts, given their title. */
const useFigureWords = (figure: DashboardFigure): ((title: string) => FigureWords) => {
  const t = useMessages();
  const labels = useLabels();
  const row = FIGURES[figure];
  const nameOf: FigureWords['value'] = (field, value, label) => {
    if (field === 'openAccessColor' && Object.hasOwn(COLORS, value))
      return t(COLORS[value as keyof typeof COLORS]);
    if (field === 'diamond') return t('dashboards.route.diamond');
    if (field === 'green') return t('dashboards.route.green');
    return labels.value(field, value, label);
  };
  return (title) => ({
    title,
    corner: row.counts === 'years' ? t('field.year') : t(`dashboards.figure.${figure}`),
    count: t('dashboards.works'),
    value: nameOf,
    search: (name) => searchName(t, figure, name),
  });
};

const searchName = (t: ReturnType<typeof useMessages>, figure: DashboardFigure, name: string): string => {
  if (figure === 'routes') return t(`dashboards.route.${name}` as 'dashboards.route.gold');
  return t(`dashboards.citations.${name}` as 'dashboards.citations.0');
};

/** Returns the share of works that are open access; `null` where it is not known. */
export const openShare = ({ counts }: CountedFigures): number | null => {
  if (counts.state !== 'found' || counts.value.total === 0) return null;
  const open = (counts.value.facets['access']?.values ?? []).reduce((sum, { value, count }) => {
    const right = parseAccessRight(value);
    return right !== null && isOpen(right) ? sum + count : sum;
  }, 0);
  return open / counts.value.total;
};

const OpenShare = ({ counted }: { readonly counted: CountedFigures }) => {
  const t = useMessages();
  const format = useFormat();
  const share = openShare(counted);
  return share === null ? null : <p>{t('dashboards.open-share', { share: format.percent(share) })}</p>;
};
