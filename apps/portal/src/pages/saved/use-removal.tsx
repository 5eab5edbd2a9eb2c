import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { countItems } from '../../saved/saved-items.ts';
import type { SavedItems } from '../../saved/saved-items.ts';
import { withAll } from '../../saved/saved-steps.ts';
import type { SavedStep } from '../../saved/saved-steps.ts';
import { savedStore } from '../../saved/use-saved.ts';

/** Returns the items that a step removes. */
const removedBy = (step: SavedStep, before: SavedItems): SavedItems => {
  const after = step(before);
  return {
    searches: before.searches.filter((item) => !after.searches.includes(item)),
    selection: before.selection.filter((item) => !after.selection.includes(item)),
    snapshots: before.snapshots.filter((item) => !after.snapshots.includes(item)),
  };
};

/** Returns a function that removes saved items, and a note about the last removal, which can be undone there. */
export const useRemoval = (): readonly [remove: (step: SavedStep) => void, note: ReactNode] => {
  const t = useMessages();
  const [removed, setRemoved] = useState<SavedItems | null>(null);
  const count = removed === null ? 0 : countItems(removed);
  const remove = (step: SavedStep): void => {
    setRemoved(removedBy(step, savedStore.current()));
    savedStore.change(step);
  };
  const undo = (): void => {
    if (removed) savedStore.change(withAll(removed));
    setRemoved(null);
  };
  const note = (
    <p className="row small" role="status">
      {count > 0 && (
        <>
          {t('saved.removed', { count })}
          <button type="button" className="link" onClick={undo}>
            {t('saved.undo')}
          </button>
        </>
      )}
    </p>
  );
  return [remove, note];
};
