import { useAnswer } from '../../runtime/use-answer.ts';
import { useSearchTools } from '../../runtime/use-search-tools.ts';
import { CardTools } from '../../components/card-tools/card-tools.tsx';
import { Failed } from '../../components/failed.tsx';
import { RecordCard } from '../../components/record-card.tsx';
import { useInBrowser } from '../../runtime/use-in-browser.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { idsByKind } from '../../saved/ids-by-kind.ts';
import type { RecordsAsked } from '../../saved/ids-by-kind.ts';
import type { RecordName } from '../../saved/saved-addresses.ts';
import styles from './saved.module.css';

/** The records named in the address. */
export const SharedRecords = ({ names }: { readonly names: readonly RecordName[] }) => (
  <ol className={styles['cards']}>
    {idsByKind(names).map((asked) => (
      <Group key={`${asked.kind} ${asked.ids.join(' ')}`} asked={asked} />
    ))}
  </ol>
);

const Group = ({ asked }: { readonly asked: RecordsAsked }) => {
  const t = useMessages();
  const inBrowser = useInBrowser();
  const answer = useAnswer(useSearchTools().records, asked);
  if (answer === undefined) return null;
  if (answer.state !== 'found')
    return (
      <li>
        <Failed what={t('saved.shared-failed')} />
      </li>
    );
  const missing = asked.ids.length - answer.value.length;
  return (
    <>
      {answer.value.map((record) => (
        <li key={record.id}>
          <RecordCard
            kind={asked.kind}
            record={record}
            tools={inBrowser && <CardTools kind={asked.kind} record={record} />}
          />
        </li>
      ))}
      {missing > 0 && <li className="notice small">{t('saved.shared-missing', { count: missing })}</li>}
    </>
  );
};
