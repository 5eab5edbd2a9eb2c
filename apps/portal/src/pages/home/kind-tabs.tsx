import type { KindCounts } from '@open-discovery/graph-client';
import { clearFilters, withKind, withPage } from '@open-discovery/search-fields';
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
  /** Number of results of the query; `null` while unknown. */
  readonly total: number | null;
}

/**
 * The kinds with their number of matches for the same words. Choosing another kind keeps the words and drops the
 * filters; the tab of the current one counts and links what the page shows.
 */
export const KindTabs = ({ query, counts, total }: KindTabsProps) => {
  const t = useMessages();
  const format = useFormat();
  const addressOf = useResultsAddress();
  const { configuration } = usePortal();
  return (
    <nav className="tabs" aria-label={t('tabs.label')}>
      {enabledKinds(configuration).map((kind) => {
        const isCurrent = kind === query.kind;
        const count = isCurrent ? total : (counts?.[kind] ?? null);
        return (
          <Link
            key={kind}
            to={addressOf(isCurrent ? withPage(query, 1) : withKind(clearFilters(query), kind))}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {/* In one text: Chromium leaves a space on its own out of the link’s name. */}
            {`${t(`kind.${kind}`)} `}
            {count !== null && <span className="num">{format.number(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
};
