import { isSameRoute } from '@open-discovery/menu';
import type { CustomPage, QueryResult } from '@open-discovery/portal-state';
import { data, useLoaderData } from 'react-router-dom';
import { Failed } from '../../components/failed.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import type { LoaderOf } from '../../runtime/route-services.ts';
import { ErrorPage } from '../error/error-page.tsx';
import styles from './custom.css?url';

const STATUS = { found: 200, missing: 404, failed: 503 } as const satisfies Record<
  QueryResult<unknown>['state'],
  number
>;

/** Loads a page that administrators of the portal wrote, by its route as the portal lists it. */
export const loader: LoaderOf =
  ({ fetchCustomPage, configuration: { type, pid } }) =>
  async ({ pattern }) => {
    const found = await fetchCustomPage({ portal: { type, pid }, route: pattern });
    return data(found, { status: STATUS[found.state] });
  };

/** A page that administrators of the portal wrote. Spec §2. */
export const Page = () => {
  const t = useMessages();
  const found = useLoaderData<QueryResult<CustomPage>>();
  if (found.state === 'missing') return <ErrorPage />;
  if (found.state === 'found') return <Shown {...found.value} />;
  return (
    <main id="main" className="page broken">
      <PageHead title={t('custom.failed')} noIndex />
      <h1>{t('custom.failed')}</h1>
      <Failed what={t('custom.failed')} />
    </main>
  );
};

const Shown = ({ name, title, description, canonical, robots, route, content }: CustomPage) => {
  const { pages } = usePortal().configuration;
  const heading = title || name;
  const listed = pages.find((page) => isSameRoute(page.route, route))?.route ?? route;
  const isElsewhere = /^https?:/i.test(canonical);
  return (
    <main id="main" className="page custom">
      <PageStyles href={styles} />
      <PageHead
        title={heading}
        description={description}
        noIndex={robots === 'noindex'}
        {...(!isElsewhere && { path: canonical || listed })}
      />
      {isElsewhere && <link rel="canonical" href={canonical} />}
      <h1>{heading}</h1>
      {/* The admin tool has removed everything but text, links, lists, tables and images. */}
      <div className="custom-content" dangerouslySetInnerHTML={{ __html: content }} />
    </main>
  );
};
