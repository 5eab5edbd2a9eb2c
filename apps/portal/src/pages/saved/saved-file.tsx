import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useCurrentYear } from '../../runtime/use-current-year.ts';
import { saveText } from '../../components/download/save-file.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { formatSavedItems } from '../../saved/parse-saved-items.ts';
import { countItems } from '../../saved/saved-items.ts';
import { readSavedFile } from '../../saved/read-saved-file.ts';
import type { SavedFileContent } from '../../saved/read-saved-file.ts';
import { nothing, withAll } from '../../saved/saved-steps.ts';
import type { StoreOutcome } from '../../saved/saved-store.ts';
import { savedStore } from '../../saved/use-saved.ts';
import { SnapshotComparison } from '../../components/search-snapshot/snapshot-comparison.tsx';
import { SearchSnapshotView } from '../../components/search-snapshot/search-snapshot-view.tsx';
import styles from './saved.module.css';
import { useRemoval } from './use-removal.tsx';

interface Opened {
  readonly content: SavedFileContent;
  readonly outcome: StoreOutcome;
}

/** Exports all saved items to a file, and imports files of saved items and search snapshots. */
export const SavedFile = () => {
  const t = useMessages();
  const { now } = usePortal();
  const currentYear = useCurrentYear();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [remove, removed] = useRemoval();
  const download = () =>
    saveText(formatSavedItems(savedStore.current()), `saved-${now.slice(0, 10)}.json`, 'application/json');
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    const content = await readSavedFile(file, currentYear);
    const outcome = content.holds === 'saved' ? savedStore.change(withAll(content.saved)) : 'kept';
    setOpened({ content, outcome });
    // Allows choosing the same file again.
    target.value = '';
  };
  return (
    <section className={styles['part']} aria-labelledby="saved-file">
      <h2 id="saved-file">{t('saved.file')}</h2>
      <p className="soft">{t('saved.file-lead')}</p>
      <div className="row">
        <button type="button" className="btn" onClick={download}>
          {t('saved.download')}
        </button>
        <label className={`btn ${styles['file']}`}>
          {t('saved.open')}
          <input type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
        </label>
        <button type="button" className="link" onClick={() => remove(nothing)}>
          {t('saved.clear-all')}
        </button>
      </div>
      {removed}
      <p role="status">{opened && <Outcome opened={opened} />}</p>
      {opened?.content.holds === 'snapshot' && (
        <>
          <SnapshotComparison before={opened.content.snapshot} />
          <SearchSnapshotView snapshot={opened.content.snapshot} />
        </>
      )}
    </section>
  );
};

const Outcome = ({ opened: { content, outcome } }: { readonly opened: Opened }) => {
  const t = useMessages();
  if (outcome !== 'kept') return t(`saved.storage-${outcome}`);
  if (content.holds !== 'saved') return t(`saved.file-${content.holds}`);
  return t('saved.file-saved', { count: countItems(content.saved), leftOut: content.leftOut });
};
