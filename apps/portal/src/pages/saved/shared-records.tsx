import { CardTools } from '../../components/card-tools/card-tools.tsx';
import { Failed } from '../../components/failed.tsx';
import { RecordCard } from '../../components/record-card.tsx';
import { useHydrated } from '../../runtime/use-hydrated.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { SharedGroup } from './saved-data.ts';
import styles from './saved.module.css';

/** The records that an address names. */
export const SharedRecords = ({ groups }: { readonly groups: readonly SharedGroup[] }) => (
  <ol className={styles['cards']}>
    {groups.map((group) => (
      <Group key={`${group.kind} ${group.ids.join(' ')}`} group={group} />
    ))}
  </ol>
);

const Group = ({ group: { kind, ids, records } }: { readonly group: SharedGroup }) => {
  const t = useMessages();
  const isHydrated = useHydrated();
  if (records.state !== 'found')
    return (
      <li>
        <Failed what={t('saved.shared-failed')} />
      </li>
    );
  const missing = ids.length - records.value.length;
  return (
    <>
      {records.value.map((record) => (
        <li key={record.id}>
          <RecordCard
            kind={kind}
            record={record}
            tools={isHydrated && <CardTools kind={kind} record={record} />}
          />
        </li>
      ))}
      {missing > 0 && <li className="notice small">{t('saved.shared-missing', { count: missing })}</li>}
    </>
  );
};
