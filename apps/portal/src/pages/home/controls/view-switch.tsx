import { formatResultsAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from '../results.module.css';
import { isTable } from '../table/is-table.ts';
import { rememberView, useRememberedView } from './use-remembered-view.ts';

/** Switches between list and table; stored on this device. */
export const ViewSwitch = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const table = isTable(useSearchParams()[0]);
  useRememberedView();
  const address = `?${formatResultsAddress(query)}`;
  return (
    <nav className={styles['views']} aria-label={t('view.label')}>
      <Link
        className="btn small"
        to={address}
        aria-current={table ? undefined : 'true'}
        onClick={() => rememberView([])}
        preventScrollReset
      >
        {t('view.list')}
      </Link>
      <Link
        className="btn small"
        to={`${address}&view=table`}
        aria-current={table ? 'true' : undefined}
        rel="nofollow"
        onClick={() => rememberView([['view', 'table']])}
        preventScrollReset
      >
        {t('view.table')}
      </Link>
    </nav>
  );
};
