import { feedAddress } from '@open-discovery/graph-client';
import type { SearchQuery } from '@open-discovery/search-fields';
import { deferred } from '../../../app/deferred.tsx';
import { disclosure } from '../../../app/disclosure.tsx';
import { useGraphAddress } from '../../../components/use-graph-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { FeedHead } from './feed-head.tsx';
import styles from './keep.module.css';

const ExportMenu = disclosure(async () => (await import('./export-menu.tsx')).ExportMenu);
const KeepTools = deferred(async () => (await import('./keep-tools.tsx')).KeepTools);

interface KeepBarProps {
  readonly query: SearchQuery;
  readonly total: number;
  /** What the feeds are called. */
  readonly title: string;
}

/** What can be done with the results as a whole; what only scripts can do has its place from the start. */
export const KeepBar = ({ query, total, title }: KeepBarProps) => {
  const t = useMessages();
  const addressOf = useGraphAddress();
  return (
    <div className={`row small ${styles['bar']}`}>
      <FeedHead query={query} title={title} />
      <ExportMenu className={styles['export']} summary={t('keep.export')} query={query} total={total} />
      <a href={addressOf(feedAddress(query, 'atom'))} rel="nofollow">
        {t('keep.feed')}
      </a>
      <KeepTools query={query} fallback={<div className={styles['tools']} />} />
    </div>
  );
};
