import type { SearchedKind } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { useState } from 'react';
import { kindOfRecord } from '../../../components/card-tools/kind-of-record.ts';
import { toSelectedRecord } from '../../../components/card-tools/to-selected-record.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { withoutSelected, withSelected } from '../../../saved/saved-steps.ts';
import { savedStore, useSaved } from '../../../saved/use-saved.ts';
import { useResultsData } from '../home-data.ts';

/** Adds the results of the page to the selection, or takes them out of it. */
export const SelectPage = ({ kind }: { readonly kind: SearchedKind }) => {
  const t = useMessages();
  const { selection } = useSaved();
  const results = foundValue(useResultsData()?.search)?.results ?? [];
  const [isFull, setFull] = useState(false);
  if (results.length < 2) return null;
  const isSelected = results.every((record) => selection.some(({ id }) => id === record.id));
  const steps = results.map((record) =>
    isSelected
      ? withoutSelected(record.id)
      : withSelected(toSelectedRecord(kindOfRecord(kind, record), record)),
  );
  const toggle = () =>
    setFull(savedStore.change((saved) => steps.reduce((before, step) => step(before), saved)) === 'full');
  return (
    <>
      <button type="button" className="btn small" aria-pressed={isSelected} onClick={toggle}>
        {t('saved.select-page', { count: results.length })}
      </button>
      {isFull && <span role="alert">{t('saved.storage-full')}</span>}
    </>
  );
};
