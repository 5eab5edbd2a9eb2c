import { formatSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { Link } from '../../../components/link.tsx';
import { Loading } from '../../../components/loading.tsx';
import { SEARCH_SNAPSHOT_CATALOG } from '../../../components/search-snapshot/search-snapshot-catalog.ts';
import { withTexts } from '../../../messages/load-messages.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useSaved } from '../../../saved/use-saved.ts';
import { SAVED_PATH } from '../../../runtime/paths.ts';
import styles from './result-actions.module.css';
import { SaveSearch } from './save-search.tsx';
import { SELECTING_CATALOG } from './selecting/selecting-catalog.ts';

const SearchSnapshotDialog = clientOnlyLazy(
  withTexts(
    async () =>
      (await import('../../../components/search-snapshot/search-snapshot-dialog.tsx')).SearchSnapshotDialog,
    SEARCH_SNAPSHOT_CATALOG,
  ),
);

const SelectResults = clientOnlyLazy(
  withTexts(async () => (await import('./selecting/select-results.tsx')).SelectResults, SELECTING_CATALOG),
);

/** Actions that need scripts: charts, saving the search, taking a snapshot, and a link to saved items. */
export const SaveActions = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const [isRecording, setRecording] = useState(false);
  const format = useFormat();
  const { selection } = useSaved();
  const [isSelecting, setSelecting] = useState(false);
  // The buttons stay when the selection is emptied, as one of them may have the focus.
  if (selection.length > 0 && !isSelecting) setSelecting(true);
  const hasPanel = parameters.has('panel');
  const toggled = new URLSearchParams(parameters);
  if (hasPanel) toggled.delete('panel');
  else toggled.set('panel', '1');
  return (
    <div className={styles['tools']}>
      <Link
        className="btn small"
        to={`?${toggled.toString()}`}
        aria-current={hasPanel ? 'true' : undefined}
        preventScrollReset
        rel="nofollow"
      >
        {t(hasPanel ? 'panel.close' : 'panel.open')}
      </Link>
      <SaveSearch query={query} />
      <button type="button" className="btn small" onClick={() => setRecording(true)}>
        {t('search-snapshot.make')}
      </button>
      {isSelecting && (
        <div className={styles['selecting']}>
          <SelectResults key={formatSearchAddress(query)} query={query} />
          {selection.length > 0 && (
            <Link className="btn small" to={SAVED_PATH}>
              {t('saved.selected-count', { count: format.number(selection.length) })}
            </Link>
          )}
        </div>
      )}
      {isRecording && (
        <SearchSnapshotDialog query={query} onClose={() => setRecording(false)} fallback={<Loading />} />
      )}
    </div>
  );
};
