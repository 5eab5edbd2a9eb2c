import type { DashboardFields, DashboardFigure } from '@open-discovery/model';
import { largestCount } from '../../../components/charts/chart-data.ts';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { Failed } from '../../../components/failed.tsx';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import type { CountedDashboard } from '../load-dashboards.ts';
import { chartOf } from './chart-of.ts';
import type { Drawing, FigureWords } from './chart-of.ts';
import { FIGURES } from './figure-table.ts';
import { openShare, openWorksAddress } from './open-share.ts';
import { withSameYears } from './same-years.ts';

interface FigureViewProps {
  readonly chosen: DashboardFields['figures'][number];
  readonly shown: readonly CountedDashboard[];
  readonly isReport: boolean;
}

/** One figure of a dashboard, next to that of another one if two are compared, with its method of counting. */
export const FigureView = ({ chosen, shown, isReport }: FigureViewProps) => {
  const t = useMessages();
  const wordsOf = useFigureWords(chosen.figure);
  const title = chosen.title || t(`dashboards.figure.${chosen.figure}`);
  const isCompared = shown.length > 1;
  const drawings = withSameYears(
    shown.map(({ dashboard, counted }) =>
      chartOf({
        figure: chosen.figure,
        selection: dashboard,
        counted,
        words: wordsOf(isCompared ? t('dashboards.of', { title, name: dashboard.name }) : title),
      }),
    ),
  );
  const scale = commonScale(drawings);
  return (
    <section className="dashboards-figure" aria-label={title}>
      <div className="dashboards-pair">
        {shown.map((one, at) => (
          <div key={one.dashboard.alias}>
            <Drawn
              drawing={drawings[at] ?? null}
              title={isCompared ? t('dashboards.of', { title, name: one.dashboard.name }) : title}
              name={`${one.dashboard.alias}-${chosen.figure}`}
              scale={scale}
              isReport={isReport}
            />
            {chosen.figure === 'access' && <OpenShare {...one} />}
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
    corner:
      row.counts === 'years' || row.counts === 'open share'
        ? t('field.year')
        : t(`dashboards.figure.${figure}`),
    count: t('dashboards.works'),
    value: nameOf,
    search: (name) => searchName(t, figure, name),
  });
};

const searchName = (t: ReturnType<typeof useMessages>, figure: DashboardFigure, name: string): string => {
  if (figure === 'routes') return t(`dashboards.route.${name}` as 'dashboards.route.gold');
  return t(`dashboards.citations.${name}` as 'dashboards.citations.0');
};

const OpenShare = ({ dashboard, counted }: CountedDashboard) => {
  const t = useMessages();
  const format = useFormat();
  const share = openShare(counted);
  if (share === null) return null;
  return (
    <p>
      <Link to={openWorksAddress(dashboard)}>
        {t('dashboards.open-share', { share: format.percent(share) })}
      </Link>
    </p>
  );
};
