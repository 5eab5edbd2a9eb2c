import { isProductType, KINDS, kindOf, landingAddress } from '@open-discovery/model';
import type { GraphRecord, RecordKind, RecordOf, SearchedKind } from '@open-discovery/model';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { ComponentType } from 'react';
import { data, redirect, useSearchParams } from 'react-router-dom';
import { failureStatus } from '../../app/failure-status.ts';
import type { LoaderOf, RouteDependencies } from '../../app/routes.tsx';
import { usePortal } from '../../app/portal-context.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { Failed } from '../../components/failed.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { resultsAddress } from '../../components/search-address.ts';
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
  ({ store, graphApi, moreTexts }) =>
  async ({ request }) => {
    const parameters = new URL(request.url).searchParams;
    const id = parameters.get(KINDS[kind].idParam) ?? '';
    if (id === '') {
      const address = await addressOfPid(kind, parameters.get('pid') ?? '', { store, graphApi });
      return address === null ? notFound(moreTexts) : redirect(address);
    }
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
    return asked?.state === 'found' ? null : notFound(moreTexts);
  };

/**
 * The address of the record that carries an identifier (`?pid=10.…`); `null` when none does. A search that fails is shown
 * as what it is, at its own address.
 */
const addressOfPid = async (
  kind: RecordKind,
  pid: string,
  { store, graphApi }: Pick<RouteDependencies, 'store' | 'graphApi'>,
): Promise<string | null> => {
  if (pid === '') return null;
  const query = { ...EMPTY_QUERY, kind: kindOf(kind), keyword: pid };
  const { data: asked } = await store.dispatch(
    graphApi.endpoints.search.initiate({ query, options: {} }, { subscribe: false }),
  );
  if (asked?.state === 'failed') return resultsAddress(query);
  // The API says when the words are an identifier, and then its record comes first.
  const found = asked?.state === 'found' && asked.value.recognised ? asked.value.results[0] : undefined;
  return found ? landingAddress(kind, found.id) : null;
};

/** The error page takes the place of the record's, with its texts. */
const notFound = async (moreTexts: () => Promise<void>) => {
  await moreTexts();
  return data(null, { status: 404 });
};

/** The page of one record, whatever its kind. */
export const LandingPage = ({ kind }: { readonly kind: RecordKind }) => {
  const [parameters] = useSearchParams();
  const id = parameters.get(KINDS[kind].idParam) ?? '';
  return id === '' ? <ErrorPage kind={kind} /> : <RecordPage kind={kind} id={id} />;
};

const RecordPage = ({ kind, id }: { readonly kind: RecordKind; readonly id: string }) => {
  const t = useMessages();
  const { graphApi } = usePortal();
  const asked = useAnswer(graphApi.endpoints.record, { kind, id });
  if (asked?.state === 'missing') return <ErrorPage kind={kind} />;
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
