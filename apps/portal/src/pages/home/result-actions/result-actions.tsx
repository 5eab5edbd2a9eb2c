import { feedAddress } from '@open-discovery/graph-client';
import { OWN_ROLE_FIELD } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useSearchParams } from 'react-router-dom';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { lazyDetails } from '../../../hydration/lazy-details.tsx';
import { DOWNLOAD_CATALOG } from '../../../components/download/download-catalog.ts';
import { Icon } from '../../../components/icon.tsx';
import { useGraphAddress } from '../../../runtime/use-graph-address.ts';
import { useScopedQuery } from '../../../search/use-scoped-query.ts';
import { withTexts } from '../../../messages/load-messages.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { EXPORT_CATALOG } from './export-catalog.ts';
import { FeedLinks } from './feed-links.tsx';
import { SaveActions } from './save-actions.tsx';
import styles from './result-actions.module.css';

const ExportMenu = lazyDetails(
  withTexts(async () => (await import('./export-menu.tsx')).ExportMenu, EXPORT_CATALOG, DOWNLOAD_CATALOG),
);
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
  // Readers of feeds are not logged in.
  const isOwn = Object.hasOwn(query.filters, OWN_ROLE_FIELD);
  return (
    <>
      {!isOwn && <FeedLinks query={query} title={title} />}
      <ExportMenu
        className={styles['export']}
        isPopup
        summary={
          <span className="btn small">
            {t('results.export')} <Icon name="chevron" />
          </span>
        }
        query={query}
        total={total}
      />
      {!isOwn && (
        <a className="btn small" href={addressOf(feedAddress(scoped, 'atom'))} rel="nofollow">
          {t('results.feed')}
        </a>
      )}
      <ClientOnlySaveActions query={query} fallback={<PlaceOfSaveActions />} />
    </>
  );
};

/** The room of the actions that need scripts: their words, unseen, so that the row wraps in the same way before. */
const PlaceOfSaveActions = () => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const words = [
    t(parameters.has('panel') ? 'panel.close' : 'panel.open'),
    t('saved.save-search'),
    t('search-snapshot.make'),
  ];
  return (
    <div className={`${styles['tools']} ${styles['place']}`}>
      {words.map((word) => (
        <span key={word} className="btn small" data-words={word} />
      ))}
    </div>
  );
};
