import type { GraphRecord, RecordKind } from '@open-discovery/model';
import { useState } from 'react';
import { announce } from '../../runtime/announce.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { withoutSelected, withSelected } from '../../saved/saved-steps.ts';
import { savedStore, useSaved } from '../../saved/use-saved.ts';
import { recordTitle } from '../../records/record-title.ts';
import styles from './card-tools.module.css';
import { toSelectedRecord } from './to-selected-record.ts';

interface SelectRecordProps {
  readonly kind: RecordKind;
  readonly record: GraphRecord;
  /** Hides the label, because a heading, such as that of a column, already contains it. */
  readonly isBare?: boolean;
}

/** Adds a record to the selection or removes it, and announces how many it contains. */
export const SelectRecord = ({ kind, record, isBare = false }: SelectRecordProps) => {
  const t = useMessages();
  const format = useFormat();
  const { selection } = useSaved();
  const [isFull, setFull] = useState(false);
  const title = recordTitle(record);
  const isSelected = selection.some(({ id }) => id === record.id);
  const toggle = () => {
    const step = isSelected ? withoutSelected(record.id) : withSelected(toSelectedRecord(kind, record));
    const outcome = savedStore.change(step);
    setFull(outcome === 'full');
    if (outcome !== 'full')
      announce(t('saved.selected-count', { count: format.number(savedStore.current().selection.length) }));
  };
  return (
    <label className={styles['select']}>
      <input
        type="checkbox"
        checked={isSelected}
        onChange={toggle}
        aria-label={t('card.select-what', { title })}
      />
      {!isBare && t('card.select')}
      {isFull && <span role="alert">{t('saved.storage-full')}</span>}
    </label>
  );
};
