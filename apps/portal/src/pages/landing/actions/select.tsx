import type { GraphRecord, RecordKind } from '@open-discovery/model';
import cardStyles from '../../../components/card-tools/card-tools.module.css';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './actions.module.css';

const SelectRecord = clientOnlyLazy(
  async () => (await import('../../../components/card-tools/select-record.tsx')).SelectRecord,
);

interface SelectProps {
  readonly kind: RecordKind;
  readonly record: GraphRecord;
}

/** Adds the record to the selection. It needs scripts: until they are there, the place is kept. */
export const Select = (props: SelectProps) => {
  const t = useMessages();
  return (
    <SelectRecord
      {...props}
      fallback={
        <label className={`${cardStyles['select'] ?? ''} ${styles['scripted'] ?? ''}`}>
          <input type="checkbox" disabled />
          {t('card.select')}
        </label>
      }
    />
  );
};
