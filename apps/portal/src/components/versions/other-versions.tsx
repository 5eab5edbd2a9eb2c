import { landingAddress } from '@open-discovery/model';
import type { ResearchProduct, WorkOfVersions } from '@open-discovery/model';
import { EMPTY_QUERY, WORK_FIELD, withFilter, withSize, withSort } from '@open-discovery/search-fields';
import { useMemo } from 'react';
import { isProduct } from '../../records/is-product.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useQueryData } from '../../runtime/use-query-data.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { workAddress } from '../list-addresses.ts';
import { Failed } from '../failed.tsx';
import { Link } from '../link.tsx';
import { MarkedTitle } from '../marked-title.tsx';
import { ProductLabels } from '../product-facts.tsx';
import styles from './versions.module.css';
import { Loading } from '../loading.tsx';

interface OtherVersionsProps {
  /** The record that is shown already. */
  readonly id: string;
  readonly work: WorkOfVersions;
}

/** Number of versions that unfold; a link leads to all of them. */
const SHOWN = 20;

/** The other versions of a work, the newest first. */
export const OtherVersions = ({ id, work }: OtherVersionsProps) => {
  const t = useMessages();
  const { graphApi } = usePortal();
  const asked = useMemo(() => {
    const versions = withFilter(EMPTY_QUERY, WORK_FIELD.name, work.id, true);
    return { query: withSize(withSort(versions, 'newest'), SHOWN), options: {} };
  }, [work.id]);
  const answer = useQueryData(graphApi.endpoints.search, asked);
  if (answer === undefined) return <Loading />;
  if (answer.state !== 'found') return <Failed what={t('versions.failed')} />;
  const others = answer.value.results.filter((record) => record.id !== id).filter(isProduct);
  return (
    <>
      <ul className={styles['list']}>
        {others.map((record) => (
          <li key={record.id}>
            <Link to={landingAddress(record.type, record.id)}>
              <MarkedTitle record={record} />
            </Link>
            <span className="row meta">
              <ProductLabels product={record} />
              <Source product={record} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={workAddress(work.id)}>{t('versions.all')}</Link>
      </p>
    </>
  );
};

/** The journal, publisher or repository of a version. */
const Source = ({ product: { container, publisher, instances } }: { readonly product: ResearchProduct }) => {
  const name = container?.name ?? publisher ?? instances?.[0]?.hostedBy?.value;
  return name ? <i className="soft">{name}</i> : null;
};
