import { useEffect } from 'react';
import { selectedFacts } from '../../components/card-tools/to-selected-record.ts';
import { withKnown } from '../../saved/saved-steps.ts';
import type { SelectedRecord } from '../../saved/saved-items.ts';
import { useRecords } from '../../saved/use-records.ts';
import { savedStore } from '../../saved/use-saved.ts';

/** Fetches missing facts of selected records, once per visit of the page, and stores them. */
export const useMissingFacts = (selection: readonly SelectedRecord[]): void => {
  const ask = useRecords();
  const missing = selection.filter(({ facts }) => !facts);
  const ids = missing.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (missing.length === 0 || !window.navigator.onLine) return;
    void ask(missing).then((records) => {
      if (!records?.length) return;
      const known = records.map(({ record }) => [record.id, { facts: selectedFacts(record) }] as const);
      savedStore.change(withKnown(new Map(known)));
    });
    // The ids stand for the list, which is another one at each rendering.
  }, [ask, ids]);
};
