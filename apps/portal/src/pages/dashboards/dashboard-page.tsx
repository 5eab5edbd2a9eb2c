import { useLoaderData, useSearchParams } from 'react-router-dom';
import { Failed } from '../../components/failed.tsx';
import { dashboardAddress } from '../../components/dashboard-address.ts';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { statisticsIsland } from '../../components/statistics/statistics.lazy.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Guarded } from '../../session/guarded.tsx';
import { ErrorPage, PrivateData } from '../error/error-page.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import styles from './dashboards.css?url';
import { FigureView } from './figures/figure-view.tsx';
import { REPORT } from './load-dashboards.ts';
import type { DashboardData } from './load-dashboards.ts';
import { Summary } from './summary.tsx';
import { useLoginReload } from './use-login-reload.ts';
import { Loading } from '../../components/loading.tsx';

export { dashboardLoader as loader } from './load-dashboards.ts';

/** The dashboard of a stakeholder, alone or compared with another one. Spec §1. */
export const Page = () => {
  const found = useLoaderData<DashboardData>();
  if (found.shows === 'dashboard') return <Dashboard found={found} />;
  if (found.shows === 'missing') return <ErrorPage />;
  if (found.shows === 'failed') return <FailedDashboard />;
  return found.shows === 'private' ? <PrivateDashboard /> : <RestrictedDashboard />;
};

const Dashboard = ({ found }: { readonly found: Extract<DashboardData, { shows: 'dashboard' }> }) => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const { main, other } = found;
  const isReport = parameters.has(REPORT);
  const { alias, name, intro, figures, visibility } = main.dashboard;
  const shown = other === null || other === 'missing' ? [main] : [main, other];
  return (
    <main id="main" className="page dashboards">
      <PageStyles href={styles} />
      <PageHead
        title={t('dashboards.title-of', { name })}
        description={intro}
        path={dashboardAddress(alias)}
        noIndex={visibility !== 'public' || isReport}
      />
      <DashboardHead found={found} isReport={isReport} />
      <section aria-labelledby="dashboards-summary">
        <h2 id="dashboards-summary">{t('dashboards.summary')}</h2>
        <div className="dashboards-pair">
          {shown.map((one) => (
            <div key={one.dashboard.alias}>
              {shown.length > 1 && <h3>{one.dashboard.name}</h3>}
              <Summary {...one} />
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="dashboards-figures">
        <h2 id="dashboards-figures">{t('dashboards.figures')}</h2>
        {figures.length === 0 && <p>{t('dashboards.no-figures')}</p>}
        <div className={shown.length > 1 || isReport ? 'dashboards-list' : 'dashboards-grid'}>
          {figures.map((chosen) => (
            <FigureView key={chosen.figure} chosen={chosen} shown={shown} isReport={isReport} />
          ))}
        </div>
      </section>
      {main.statistics.length > 0 && (
        <section aria-labelledby="dashboards-statistics">
          <h2 id="dashboards-statistics">{t('dashboards.statistics')}</h2>
          <statisticsIsland.Part works={main.statistics} />
        </section>
      )}
    </main>
  );
};

const PrivateDashboard = () => {
  const t = useMessages();
  const isChecking = useLoginReload();
  return (
    <>
      <PrivateData />
      <p className="page" role="status">
        {isChecking && t('user-info.checking')}
      </p>
    </>
  );
};

const RestrictedDashboard = () => {
  const t = useMessages();
  return (
    <main id="main" className="page broken">
      <PageHead title={t('dashboards.restricted')} noIndex />
      <h1>{t('dashboards.restricted')}</h1>
      <p>{t('dashboards.restricted-text')}</p>
      <Guarded>{() => <Reloading />}</Guarded>
    </main>
  );
};

/** Redirects a user without access to the page that explains the reason. */
const Reloading = () => {
  useLoginReload();
  return <Loading />;
};

const FailedDashboard = () => {
  const t = useMessages();
  return (
    <main id="main" className="page">
      <PageHead title={t('dashboards.title')} noIndex />
      <h1>{t('dashboards.title')}</h1>
      <Failed what={t('dashboards.failed')} />
    </main>
  );
};
