import type { KindCounts } from '@open-discovery/graph-client';
import { clearFilters, withKind, withKeyword } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Link } from 'react-router-dom';
import { enabledKinds } from '../../app/enabled-kinds.ts';
import { usePortal } from '../../app/portal-context.tsx';
import { resultsAddress } from '../../components/search-address.ts';
import { useFormat } from '../../components/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';

interface NoResultsProps {
  readonly query: SearchQuery;
  readonly counts: KindCounts | null;
}

/** Nothing found is not the end: what the words alone find, and where else they are found, with true counts. */
export const NoResults = ({ query, counts }: NoResultsProps) => {
  const t = useMessages();
  const format = useFormat();
  const { configuration } = usePortal();
  const unfiltered = counts?.[query.kind] ?? 0;
  const elsewhere = enabledKinds(configuration).filter(
    (kind) => kind !== query.kind && (counts?.[kind] ?? 0) > 0,
  );
  return (
    <div className="notice">
      <p>{t(unfiltered > 0 ? 'empty.narrowed' : 'empty.words')}</p>
      <ul className="advice">
        {unfiltered > 0 && (
          <li>
            <Link to={resultsAddress(clearFilters(query))}>
              {t('empty.no-filters')} ({format.number(unfiltered)})
            </Link>
          </li>
        )}
        {elsewhere.map((kind) => (
          <li key={kind}>
            <Link to={resultsAddress(withKind(clearFilters(query), kind))}>
              {t(`kind.${kind}`)} ({format.number(counts?.[kind] ?? 0)})
            </Link>
          </li>
        ))}
        {query.keyword !== '' && (
          <li>
            <Link to={resultsAddress(withKeyword(clearFilters(query), ''))}>{t('empty.all')}</Link>
          </li>
        )}
      </ul>
    </div>
  );
};
