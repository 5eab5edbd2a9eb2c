import { foundValue } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useRef, useState } from 'react';
import { kindOfRecord } from '../../../../records/kind-of-record.ts';
import { toSelectedRecord } from '../../../../components/card-tools/to-selected-record.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useFormat } from '../../../../runtime/use-format.ts';
import { withAllSelected, withoutAllSelected } from '../../../../saved/saved-steps.ts';
import { SAVED_LIMITS } from '../../../../saved/saved-items.ts';
import type { SelectedRecord } from '../../../../saved/saved-items.ts';
import { savedStore, useSaved } from '../../../../saved/use-saved.ts';
import { useResultsData } from '../../home-data.ts';
import { SelectingStatus } from './selecting-status.tsx';
import type { Selecting } from './selecting-status.tsx';
import { useAllResults } from './use-all-results.ts';

/** Selects the results of the page, or those of the whole search as far as a selection holds them. */
export const SelectResults = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const format = useFormat();
  const found = foundValue(useResultsData()?.search);
  const { selection } = useSaved();
  const fetchAll = useAllResults();
  const [selecting, setSelecting] = useState<Selecting | null>(null);
  const all = useRef<HTMLButtonElement>(null);
  if (!found || found.results.length < 2) return null;
  const { total } = found;
  const page = found.results.map((record) => toSelectedRecord(kindOfRecord(query.kind, record), record));
  const isPageSelected = page.every(({ id }) => selection.some((one) => one.id === id));
  const add = (records: readonly SelectedRecord[], of: number): void => {
    const before = new Set(savedStore.current().selection.map(({ id }) => id));
    const kept = savedStore.change(withAllSelected(records));
    const after = new Set(savedStore.current().selection.map(({ id }) => id));
    const added = records.filter(({ id }) => !before.has(id) && after.has(id)).map(({ id }) => id);
    const left = of - records.filter(({ id }) => after.has(id)).length;
    setSelecting(kept === 'full' ? { is: 'full' } : { is: 'added', added, left });
  };
  const togglePage = (): void => {
    if (!isPageSelected) return add(page, page.length);
    savedStore.change(withoutAllSelected(page.map(({ id }) => id)));
    setSelecting(null);
  };
  const selectAll = async (): Promise<void> => {
    setSelecting({ is: 'busy' });
    const results = await fetchAll(query);
    if (results === null) setSelecting({ is: 'failed' });
    else add(results.records, results.total);
  };
  const undo = (ids: readonly string[]): void => {
    savedStore.change(withoutAllSelected(ids));
    setSelecting({ is: 'undone' });
    // The button that was pressed disappears.
    all.current?.focus();
  };
  const most = Math.min(total, SAVED_LIMITS.selection);
  const amounts = { shown: format.number(most), total: format.number(total) };
  return (
    <>
      {page.length < total && (
        <button type="button" className="btn small" aria-pressed={isPageSelected} onClick={togglePage}>
          {t('select.page', { count: page.length })}
        </button>
      )}
      <button
        ref={all}
        type="button"
        className="btn small select-all"
        aria-disabled={selecting?.is === 'busy'}
        onClick={() => {
          if (selecting?.is !== 'busy') void selectAll();
        }}
      >
        {t(most < total ? 'select.first' : 'select.all', amounts)}
      </button>
      <SelectingStatus selecting={selecting} onUndo={undo} />
    </>
  );
};
