import type { ListedDashboard } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { STAKEHOLDER_TYPES } from '@open-discovery/roles';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { Failed } from '../../components/failed.tsx';
import { dashboardAddress } from '../../components/dashboard-address.ts';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import styles from './dashboards.css?url';
import { matchingDashboards } from './matching-dashboards.ts';
import type { DashboardsData } from './load-dashboards.ts';
import { useLoginReload } from './use-login-reload.ts';

export { dashboardsLoader as loader } from './load-dashboards.ts';

/** The dashboards of this portal that the visitor may see, to search and by type. Spec §1. */
export const Page = () => {
  const t = useMessages();
  const { language } = usePortal();
  const { dashboards } = useLoaderData<DashboardsData>();
  const [parameters] = useSearchParams();
  useLoginReload();
  const keyword = parameters.get('keyword') ?? '';
  const type = parameters.get('type') ?? '';
  const all = foundValue(dashboards) ?? [];
  const shown = matchingDashboards(all, { keyword, type, language });
  return (
    <main id="main" className="page dashboards">
      <PageStyles href={styles} />
      <PageHead title={t('dashboards.title')} description={t('dashboards.lead')} path="/dashboards" />
      <h1>{t('dashboards.title')}</h1>
      <p className="soft">{t('dashboards.lead')}</p>
      {dashboards.state === 'failed' && (
        <Failed what={t('dashboards.list-failed')} error={dashboards.error} />
      )}
      {dashboards.state !== 'failed' && all.length === 0 && <p className="notice">{t('dashboards.none')}</p>}
      {all.length > 0 && (
        <>
          <form action="/dashboards" role="search" aria-label={t('dashboards.title')} className="row">
            <label>
              {t('dashboards.search')}{' '}
              <input type="search" name="keyword" defaultValue={keyword} key={keyword} />
            </label>
            <label>
              {t('dashboards.type')}{' '}
              <select name="type" defaultValue={type} key={type}>
                <option value="">{t('dashboards.type.any')}</option>
                {STAKEHOLDER_TYPES.map((one) => (
                  <option key={one} value={one}>
                    {t(`dashboards.type.${one}`)}
                  </option>
                ))}
              </select>
            </label>
            <button type="submit" className="btn">
              {t('search.submit')}
            </button>
          </form>
          <p role="status">{t('dashboards.count', { count: shown.length })}</p>
          <ul className="dashboards-cards">
            {shown.map((dashboard) => (
              <Card key={dashboard.alias} dashboard={dashboard} />
            ))}
          </ul>
        </>
      )}
    </main>
  );
};

const Card = ({
  dashboard: { alias, name, type, visibility, intro },
}: {
  readonly dashboard: ListedDashboard;
}) => {
  const t = useMessages();
  return (
    <li>
      <h2>
        <Link to={dashboardAddress(alias)}>{name}</Link>
      </h2>
      <p className="row small soft">
        <span>{t(`dashboards.type.${type}` as 'dashboards.type.funder')}</span>
        {visibility !== 'public' && <span className="chip">{t(`dashboards.visibility.${visibility}`)}</span>}
      </p>
      {intro !== '' && <p className="dashboards-intro">{intro}</p>}
    </li>
  );
};
