import { isPageEnabled } from '@open-discovery/menu';
import { isProductType, KINDS, kindOf, searchAddress } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { data, useLocation, useSearchParams } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { usePortal } from '../../runtime/portal-context.tsx';
import { isBuiltPage, isMissingPage } from '../../runtime/built-pages.ts';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PAGE_CATALOGS } from '../../messages/page-catalogs.ts';
import { useCatalog } from '../../messages/use-catalog.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useWithdrawalNotice, WithdrawnRecord } from './withdrawn-record.tsx';

/** Value of `page` for data that is not public. Spec §2. */
const PRIVATE_DATA = '-1';

/** Kinds by their `page_type` value; any other value falls back to results. Spec §2. */
const PAGE_TYPES: Readonly<Record<string, RecordKind>> = {
  publication: 'publication',
  software: 'software',
  dataset: 'dataset',
  orp: 'other',
  organization: 'organization',
  project: 'project',
  dataprovider: 'dataSource',
  service: 'service',
};

export const errorLoader = ({ request }: LoaderFunctionArgs) =>
  data(null, { status: new URL(request.url).searchParams.get('page') === PRIVATE_DATA ? 403 : 404 });

interface ErrorPageProps {
  /** The requested kind of record, on a record's page. */
  readonly kind?: RecordKind;
}

/** The page shown when the requested page does not exist. Spec §2 "Error page". */
export const ErrorPage = ({ kind }: ErrorPageProps) => {
  useCatalog(PAGE_CATALOGS.error, 'error.title');
  const t = useMessages();
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const isErrorRoute = pathname === '/error';
  const asked = (isErrorRoute && parameters.get('page')) || `${pathname}${search}`;
  const soughtKind = kind ?? (isErrorRoute ? kindOfPageType(parameters.get('page_type')) : null);
  const withdrawal = useWithdrawalNotice();
  if (isErrorRoute && asked === PRIVATE_DATA) return <PrivateData />;
  if (withdrawal)
    return (
      <WithdrawnRecord withdrawal={withdrawal}>
        {soughtKind && <AnotherSearch kind={soughtKind} />}
        <HomeLink />
      </WithdrawnRecord>
    );
  return (
    <main id="main" className="page broken">
      <PageHead title={t('error.title')} path="/error" noIndex />
      <h1>{t('error.heading')}</h1>
      <p>{t('error.asked', { page: asked.slice(0, 500) })}</p>
      <Reasons path={isErrorRoute ? null : pathname} />
      {soughtKind && (
        <AnotherSearch kind={soughtKind}>
          {t('error.not-valid-id', { type: t(`type-name.${soughtKind}`) })}{' '}
        </AnotherSearch>
      )}
      <HomeLink />
    </main>
  );
};

/** The reasons why a page may not exist; for a page that the portal or its software has, the reason why it is not here. */
const Reasons = ({ path }: { readonly path: string | null }) => {
  const t = useMessages();
  const { configuration } = usePortal();
  if (path !== null && isMissingPage(configuration, path)) return <p>{t('error.not-built')}</p>;
  if (path !== null && isBuiltPage(path) && !isPageEnabled(configuration, path))
    return <p>{t('error.switched-off', { route: path })}</p>;
  return (
    <ul className="advice">
      <li>{t('error.reason-link')}</li>
      <li>{t('error.reason-removed')}</li>
      <li>{t('error.reason-typing')}</li>
    </ul>
  );
};

const HomeLink = () => {
  const t = useMessages();
  return (
    <p>
      <Link className="btn" to="/">
        {t('error.home')}
      </Link>
    </p>
  );
};

/** The page in place of data that are not for the visitor. */
export const PrivateData = () => {
  const t = useMessages();
  return (
    <main id="main" className="page broken">
      <PageHead title={t('error.private')} path="/error" noIndex />
      <h1>{t('error.private')}</h1>
      <p>{t('error.private-status')}</p>
      <HomeLink />
    </main>
  );
};

const kindOfPageType = (word: string | null): RecordKind | null =>
  word === null ? null : ((Object.hasOwn(PAGE_TYPES, word) ? PAGE_TYPES[word] : undefined) ?? 'product');

interface AnotherSearchProps {
  readonly kind: RecordKind;
  /** The content before the link. */
  readonly children?: ReactNode;
}

const AnotherSearch = ({ kind, children }: AnotherSearchProps) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const explore = configuration.type === 'explore' ? configuration.addresses.explore : null;
  const type = t(`type-name.${kind}`);
  return (
    <p>
      {children}
      <a href={searchAddressOf(kind, explore)}>{t('error.search-another', { type })}</a>
    </p>
  );
};

/**
 * Returns the address of the search. An explore portal with an explore address has its search there. Product
 * types lead to the results search with a type parameter, other kinds to their own search page. Spec §2.
 */
const searchAddressOf = (kind: RecordKind, explore: string | null): string => {
  const path = isProductType(kind)
    ? `${searchAddress('product')}?type=${kind === 'other' ? 'orps' : KINDS[kind].typeWord}`
    : searchAddress(kindOf(kind));
  return explore === null ? path : `${explore.replace(/\/$/, '')}${path}`;
};
