import { useMemo } from 'react';
import type { Contribution } from '@open-discovery/graph-client';
import { withSort } from '@open-discovery/search-fields';
import type { SearchQuery, SortName } from '@open-discovery/search-fields';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useQueryData } from '../../runtime/use-query-data.ts';
import { useMessages, useOptionalMessage } from '../../messages/use-messages.ts';
import { Failed } from '../failed.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import styles from './card-tools.module.css';
import { shareOfSources } from './share-of-sources.ts';
import { resultsAddress } from '../../search/search-address.ts';
import { Link } from '../link.tsx';
import { Loading } from '../loading.tsx';

const BY_RELEVANCE: ReadonlySet<SortName> = new Set(['relevance', 'words']);

interface WhyProps {
  readonly query: SearchQuery;
  readonly id: string;
}

/** Explains why a record is among the results and at its rank. One request explains all records of a page. */
export const Why = ({ query, id }: WhyProps) => {
  const t = useMessages();
  const { graphApi } = usePortal();
  const asked = useMemo(() => ({ query, options: { explain: true } }), [query]);
  const answer = useQueryData(graphApi.endpoints.search, asked);
  if (answer === undefined) return <Loading />;
  if (answer.state !== 'found') return <Failed what={t('why.failed')} />;
  return (
    <div className={styles['why']} role="status">
      <Shares contributions={answer.value.explain[id] ?? []} />
      {query.sort === 'relevance' && (
        <p>
          <Link to={resultsAddress(withSort(query, 'words'))}>{t('why.words-only')}</Link>
        </p>
      )}
      {!BY_RELEVANCE.has(query.sort) && <p>{t('why.other-order')}</p>}
    </div>
  );
};

const Shares = ({ contributions }: { readonly contributions: readonly Contribution[] }) => {
  const t = useMessages();
  const message = useOptionalMessage();
  const format = useFormat();
  const shares = shareOfSources(contributions);
  if (shares.length === 0) return <p>{t('why.no-words')}</p>;
  return (
    <>
      <p>{t('why.lead')}</p>
      <ul className={styles['parts']}>
        {shares.map(({ source, share, amount }) => (
          <li key={source}>
            <span>{message(`why.${source}`, source)}</span>
            <meter min={0} max={1} value={share} aria-hidden="true" />
            <span className="num" title={format.number(amount)}>
              {format.percent(share)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
