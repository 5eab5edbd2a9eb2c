import { foundValue } from '@open-discovery/portal-state';
import { dashboardAddress } from '../../components/dashboard-address.ts';
import { Link } from '../../components/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { DASHBOARDS_PATH } from '../../runtime/paths.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useHydrated } from '../../runtime/use-hydrated.ts';
import { useIndexStatus } from '../../runtime/use-index-status.ts';
import { editAddress } from '../../runtime/console-addresses.ts';
import { REPORT, WITH } from './load-dashboards.ts';
import type { DashboardData } from './load-dashboards.ts';

interface DashboardHeadProps {
  readonly found: Extract<DashboardData, { shows: 'dashboard' }>;
  readonly isReport: boolean;
}

/** Returns the address of a dashboard, compared with another one, as a page or a report. */
const addressOf = (alias: string, other: string | null, isReport: boolean): string => {
  const parameters = new URLSearchParams([
    ...(other === null ? [] : [[WITH, other]]),
    ...(isReport ? [[REPORT, '1']] : []),
  ]).toString();
  return `${dashboardAddress(alias)}${parameters === '' ? '' : `?${parameters}`}`;
};

/** The owner and the day of a dashboard, and the actions on it. */
export const DashboardHead = ({ found, isReport }: DashboardHeadProps) => {
  const t = useMessages();
  const format = useFormat();
  const list = new Intl.ListFormat(usePortal().language);
  const isHydrated = useHydrated();
  const status = foundValue(useIndexStatus());
  const { main, other } = found;
  const { alias, pid, name, type, intro, visibility, mayEdit } = main.dashboard;
  const compared = other === null || other === 'missing' ? null : other.dashboard;
  return (
    <>
      <p className="small soft dashboards-screen">
        <Link to={DASHBOARDS_PATH}>{t('dashboards.title')}</Link>
      </p>
      <h1>{compared ? list.format([name, compared.name]) : name}</h1>
      <p className="row">
        <span>{t(`dashboards.type.${type}` as 'dashboards.type.funder')}</span>
        {visibility !== 'public' && <span className="chip">{t(`dashboards.visibility.${visibility}`)}</span>}
        {status && (
          <span className="soft">{t('dashboards.as-of', { date: format.day(status.publishedAt) })}</span>
        )}
      </p>
      {intro !== '' && <p className="dashboards-text">{intro}</p>}
      {other === 'missing' && <p className="notice">{t('dashboards.no-other')}</p>}
      <div className="row dashboards-screen">
        {compared === null ? (
          <CompareForm found={found} isReport={isReport} />
        ) : (
          <Link className="btn" to={addressOf(alias, null, isReport)}>
            {t('dashboards.compare-end')}
          </Link>
        )}
        <Link className="btn" to={addressOf(alias, compared?.alias ?? null, !isReport)}>
          {t(isReport ? 'dashboards.report-end' : 'dashboards.report')}
        </Link>
        {isReport && isHydrated && (
          <button type="button" className="btn" onClick={() => window.print()}>
            {t('dashboards.print')}
          </button>
        )}
        {mayEdit && <Link to={editAddress('dashboards', pid)}>{t('dashboards.edit')}</Link>}
      </div>
    </>
  );
};

/** Chooses the dashboard to compare with; works without scripts. */
const CompareForm = ({ found, isReport }: DashboardHeadProps) => {
  const t = useMessages();
  const { compare } = new Intl.Collator(usePortal().language);
  const { alias } = found.main.dashboard;
  const others = (foundValue(found.dashboards) ?? [])
    .filter((one) => one.alias !== alias)
    .toSorted((one, other) => compare(one.name, other.name));
  if (others.length === 0) return null;
  return (
    <form action={dashboardAddress(alias)} className="row">
      <label className="row">
        {t('dashboards.compare-with')}
        <select name={WITH}>
          {others.map((one) => (
            <option key={one.alias} value={one.alias}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {isReport && <input type="hidden" name={REPORT} value="1" />}
      <button type="submit" className="btn">
        {t('dashboards.compare')}
      </button>
    </form>
  );
};
