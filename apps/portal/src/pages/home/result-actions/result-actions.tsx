import { feedAddress } from '@open-discovery/graph-client';
import type { SearchQuery } from '@open-discovery/search-fields';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { lazyDetails } from '../../../hydration/lazy-details.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useGraphAddress } from '../../../runtime/use-graph-address.ts';
import { useScopedQuery } from '../../../runtime/use-scoped-query.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { FeedLinks } from './feed-links.tsx';
import { SaveActions } from './save-actions.tsx';
import styles from './result-actions.module.css';

const ExportMenu = lazyDetails(async () => (await import('./export-menu.tsx')).ExportMenu);
const ClientOnlySaveActions = clientOnlyLazy(() => Promise.resolve(SaveActions));

interface ResultActionsProps {
  readonly query: SearchQuery;
  readonly total: number;
  /** Title of the feeds. */
  readonly title: string;
}

/** Actions on the results as a whole. Space is reserved for those that need scripts. */
export const ResultActions = ({ query, total, title }: ResultActionsProps) => {
  const t = useMessages();
  const addressOf = useGraphAddress();
  const scoped = useScopedQuery(query);
  return (
    <>
      <FeedLinks query={query} title={title} />
      <ExportMenu
        className={styles['export']}
        isPopup
        summary={
          <span className="btn small">
            {t('keep.export')} <Icon name="chevron" />
          </span>
        }
        query={query}
        total={total}
      />
      <a className="btn small" href={addressOf(feedAddress(scoped, 'atom'))} rel="nofollow">
        {t('keep.feed')}
      </a>
      <ClientOnlySaveActions query={query} fallback={<div className={styles['tools']} />} />
    </>
  );
};
