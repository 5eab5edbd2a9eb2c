import type { KindCounts } from '@open-discovery/graph-client';
import { clearFilters, withKind } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { enabledKinds } from '../../search/enabled-kinds.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { Link } from '../../components/link.tsx';
import { useResultsAddress } from '../../search/search-address.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';

interface KindTabsProps {
  readonly query: SearchQuery;
  /** Number of records of each kind that match the words, ignoring other filters. */
  readonly counts: KindCounts | null;
}

/**
 * The kinds with their number of matches for the same words. Choosing a kind keeps the words and drops the
 * filters.
 */
export const KindTabs = ({ query, counts }: KindTabsProps) => {
  const t = useMessages();
  const format = useFormat();
  const addressOf = useResultsAddress();
  const { configuration } = usePortal();
  return (
    <nav className="tabs" aria-label={t('tabs.label')}>
      {enabledKinds(configuration).map((kind) => (
        <Link
          key={kind}
          to={addressOf(withKind(clearFilters(query), kind))}
          aria-current={kind === query.kind ? 'page' : undefined}
        >
          {t(`kind.${kind}`)}
          {counts && <span className="num">{format.number(counts[kind])}</span>}
        </Link>
      ))}
    </nav>
  );
};
