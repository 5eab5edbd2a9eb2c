import { isProductType, KINDS, kindOf, landingAddress } from '@open-discovery/model';
import type { GraphRecord, RecordKind, RecordOf, SearchedKind } from '@open-discovery/model';
import type { ComponentType } from 'react';
import { data, redirect, useSearchParams } from 'react-router-dom';
import { failureStatus } from '../../app/failure-status.ts';
import type { LoaderOf } from '../../app/routes.tsx';
import { usePortal } from '../../app/portal-context.tsx';
import { Failed } from '../../components/failed.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ErrorPage } from '../error/error-page.tsx';
import { CommunityView } from './community-view.tsx';
import { DataSourceView } from './data-source-view.tsx';
import { OrganizationView } from './organization-view.tsx';
import { ProductView } from './product-view.tsx';
import { ProjectView } from './project-view.tsx';
import { ServiceView } from './service-view.tsx';

/** Asks for the record and what it is related to. A product under another type's address moves to its own. */
export const landingLoader =
  (kind: RecordKind): LoaderOf =>
  ({ store, graphApi }) =>
  async ({ request }) => {
    const id = new URL(request.url).searchParams.get(KINDS[kind].idParam) ?? '';
    if (id === '') return data(null, { status: 404 });
    const [record] = await Promise.all([
      store.dispatch(graphApi.endpoints.record.initiate({ kind, id }, { subscribe: false })),
      store.dispatch(graphApi.endpoints.related.initiate(id, { subscribe: false })),
    ]);
    const asked = record.data;
    if (asked?.state === 'found' && kindOf(kind) === 'product') {
      const type = 'type' in asked.value && typeof asked.value.type === 'string' ? asked.value.type : '';
      if (kind !== 'product' && isProductType(type) && type !== kind)
        return redirect(landingAddress(type, id));
    }
    if (asked?.state === 'failed') return data(null, { status: failureStatus(asked.error) });
    return data(null, { status: asked?.state === 'found' ? 200 : 404 });
  };

/** The page of one record, whatever its kind. */
export const LandingPage = ({ kind }: { readonly kind: RecordKind }) => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const { graphApi } = usePortal();
  const id = parameters.get(KINDS[kind].idParam) ?? '';
  const { data: asked } = graphApi.useRecordQuery({ kind, id }, { skip: id === '' });
  if (id === '' || asked?.state === 'missing') {
    return <ErrorPage kind={kind} />;
  }
  if (asked?.state === 'failed') {
    return (
      <main id="main" className="page broken">
        <PageHead title={t('landing.failed')} noIndex />
        <h1>{t('landing.failed')}</h1>
        <Failed what={t('landing.failed')} />
      </main>
    );
  }
  if (!asked) return <main id="main" className="page" />;
  return <View kind={kindOf(kind)} record={asked.value} />;
};

const VIEWS: { [K in SearchedKind]: ComponentType<{ readonly record: RecordOf[K] }> } = {
  product: ProductView,
  project: ProjectView,
  organization: OrganizationView,
  dataSource: DataSourceView,
  service: ServiceView,
  community: CommunityView,
};

const View = ({ kind, record }: { readonly kind: SearchedKind; readonly record: GraphRecord }) => {
  // The table pairs each kind with its own record type; a value cannot carry that pairing to the compiler.
  const KindView = VIEWS[kind] as ComponentType<{ readonly record: GraphRecord }>;
  return <KindView record={record} />;
};
