import { useState } from 'react';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { withoutSnapshot } from '../../saved/saved-steps.ts';
import { useSaved } from '../../saved/use-saved.ts';
import { SnapshotComparison } from '../../components/search-snapshot/snapshot-comparison.tsx';
import type { SearchSnapshot } from '../../search-snapshot/search-snapshot.ts';
import { SearchSnapshotView } from '../../components/search-snapshot/search-snapshot-view.tsx';
import { ForgetButton, SavedList } from './saved-list.tsx';

/** The saved search snapshots, each comparable with the current results of its search. */
export const SavedSnapshots = () => {
  const t = useMessages();
  const { snapshots } = useSaved();
  return (
    <SavedList
      id="saved-snapshots"
      title={t('saved.snapshots')}
      empty={t('saved.no-snapshots')}
      items={snapshots}
      keyOf={({ searchedAt, address }) => `${searchedAt} ${address}`}
    >
      {(snapshot, remove) => (
        <Snapshot snapshot={snapshot} onRemove={() => remove(withoutSnapshot(snapshot))} />
      )}
    </SavedList>
  );
};

interface SnapshotProps {
  readonly snapshot: SearchSnapshot;
  readonly onRemove: () => void;
}

const Snapshot = ({ snapshot, onRemove }: SnapshotProps) => {
  const t = useMessages();
  const format = useFormat();
  const [wasOpened, setOpened] = useState(false);
  const name = t('saved.snapshot-of', { name: snapshot.name, date: format.day(snapshot.searchedAt) });
  return (
    <>
      <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
        <summary>{name}</summary>
        {/* Rendered once opened, because it sends requests. */}
        {wasOpened && (
          <>
            <SnapshotComparison before={snapshot} />
            <SearchSnapshotView snapshot={snapshot} />
          </>
        )}
      </details>
      <ForgetButton name={name} onClick={onRemove} />
    </>
  );
};
