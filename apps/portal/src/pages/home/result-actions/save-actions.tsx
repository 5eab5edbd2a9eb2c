import type { SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useSaved } from '../../../saved/use-saved.ts';
import { SAVED_PATH } from '../../../saved/saved-path.ts';
import styles from './result-actions.module.css';
import { SaveSearch } from './save-search.tsx';

const SearchSnapshotDialog = clientOnlyLazy(
  async () => (await import('./search-snapshot-dialog.tsx')).SearchSnapshotDialog,
);

/** Actions that need scripts: charts, saving the search, taking a snapshot, and a link to saved items. */
export const SaveActions = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const [isRecording, setRecording] = useState(false);
  const { selection } = useSaved();
  const hasPanel = parameters.has('panel');
  const toggled = new URLSearchParams(parameters);
  if (hasPanel) toggled.delete('panel');
  else toggled.set('panel', '1');
  return (
    <div className={styles['tools']}>
      <Link
        className="btn small"
        to={`/?${toggled.toString()}`}
        aria-current={hasPanel ? 'true' : undefined}
        preventScrollReset
        rel="nofollow"
      >
        {t(hasPanel ? 'panel.close' : 'panel.open')}
      </Link>
      <SaveSearch query={query} />
      <button type="button" className="btn small" onClick={() => setRecording(true)}>
        {t('search-record.make')}
      </button>
      {selection.length > 0 && (
        <Link className="btn small" to={SAVED_PATH}>
          {t('saved.selected-count', { count: selection.length })}
        </Link>
      )}
      {isRecording && <SearchSnapshotDialog query={query} onClose={() => setRecording(false)} />}
    </div>
  );
};
