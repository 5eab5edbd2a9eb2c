import type { GraphRecord, WorkOfVersions } from '@open-discovery/model';
import { useId, useState } from 'react';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { recordTitle } from '../../records/record-title.ts';
import { OtherVersions } from './other-versions.tsx';
import styles from './versions.module.css';

export interface WorkVersionsProps {
  readonly record: GraphRecord;
  readonly work: WorkOfVersions;
}

/** The number of versions of a record's work, which shows the other ones below the card. */
export const UnfoldingVersions = ({ record, work }: WorkVersionsProps) => {
  const t = useMessages();
  const count = work.versions;
  const shown = useFormat().number(count);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className={`link num ${styles['toggle']}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={t('versions.what', { count, shown, title: recordTitle(record) })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('card.versions', { count, shown })}
      </button>
      {isOpen && (
        <div id={listId} className={styles['others']}>
          <OtherVersions id={record.id} work={work} />
        </div>
      )}
    </>
  );
};
