import { isProductType } from '@open-discovery/model';
import type { GraphRecord, RecordKind, SearchedKind } from '@open-discovery/model';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import { deferred } from '../../app/deferred.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { withoutSelected, withSelected } from '../../saved/saved-steps.ts';
import { savedStore, useSaved } from '../../saved/use-saved.ts';
import { recordTitle } from '../record-title.ts';
import styles from './card-tools.module.css';
import { Why } from './why.tsx';

const Bibliography = deferred(async () => (await import('../citing/bibliography.tsx')).Bibliography);

interface CardToolsProps {
  readonly kind: SearchedKind;
  readonly record: GraphRecord;
  /** What the record was found by. */
  readonly query?: SearchQuery | undefined;
}

type Part = 'cite' | 'why';

/** What a reader does with one record of a list: keep it in the selection, cite it, ask why it is there. */
export const CardTools = ({ kind, record, query }: CardToolsProps) => {
  const [open, setOpen] = useState<Part | null>(null);
  const toggle = (part: Part) => () => setOpen(open === part ? null : part);
  const recordKind = kindOfRecord(kind, record);
  const canBeCited = kind === 'product';
  const hasWords = query !== undefined && (query.keyword !== '' || query.text !== '');
  return (
    <>
      <div className="card-tools">
        <Select kind={recordKind} record={record} />
        {canBeCited && <Tool name="cite" record={record} isOpen={open === 'cite'} onClick={toggle('cite')} />}
        {hasWords && <Tool name="why" record={record} isOpen={open === 'why'} onClick={toggle('why')} />}
      </div>
      {open === 'cite' && (
        <div className={styles['open']}>
          <Bibliography names={[{ kind: recordKind, id: record.id }]} />
        </div>
      )}
      {open === 'why' && hasWords && (
        <div className={styles['open']}>
          <Why query={query} id={record.id} />
        </div>
      )}
    </>
  );
};

const kindOfRecord = (kind: SearchedKind, record: GraphRecord): RecordKind =>
  'type' in record && typeof record.type === 'string' && isProductType(record.type) ? record.type : kind;

interface ToolProps {
  readonly name: Part;
  readonly record: GraphRecord;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

const Tool = ({ name, record, isOpen, onClick }: ToolProps) => {
  const t = useMessages();
  return (
    <button
      type="button"
      className="link"
      aria-expanded={isOpen}
      aria-label={t(`card.${name}-what`, { title: recordTitle(record) })}
      onClick={onClick}
    >
      {t(`card.${name}`)}
    </button>
  );
};

const Select = ({ kind, record }: { readonly kind: RecordKind; readonly record: GraphRecord }) => {
  const t = useMessages();
  const { selection } = useSaved();
  const [isFull, setFull] = useState(false);
  const title = recordTitle(record);
  const isSelected = selection.some(({ id }) => id === record.id);
  const toggle = () => {
    const step = isSelected ? withoutSelected(record.id) : withSelected({ kind, id: record.id, title });
    setFull(savedStore.change(step) === 'full');
  };
  return (
    <label className={styles['select']}>
      <input
        type="checkbox"
        checked={isSelected}
        onChange={toggle}
        aria-label={t('card.select-what', { title })}
      />
      {t('card.select')}
      {isFull && <span role="alert">{t('saved.storage-full')}</span>}
    </label>
  );
};
