import cardStyles from '../../../components/card-tools/card-tools.module.css';
import { SelectRecord } from '../../../components/card-tools/select-record.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import styles from './actions.module.css';
import type { RecordProps } from '../record-props.ts';

/** Adds the record to the selection. It needs scripts: until they are there, the place is kept. */
export const Select = (props: RecordProps) => {
  const t = useMessages();
  const isHydrated = useHydrated();
  if (isHydrated) return <SelectRecord {...props} />;
  return (
    <label className={`${cardStyles['select'] ?? ''} ${styles['scripted'] ?? ''}`}>
      <input type="checkbox" disabled />
      {t('card.select')}
    </label>
  );
};
