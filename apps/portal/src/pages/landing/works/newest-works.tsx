import { RecordCard } from '../../../components/record-card.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useWorks } from './use-works.ts';

/** The newest works of a record, as the search shows them, with the provenance of those that a user has linked. */
export const NewestWorks = () => {
  const t = useMessages();
  const format = useFormat();
  const works = useWorks();
  if (!works) return null;
  const { results, linkedByUser } = works.page;
  return (
    <ul>
      {results.map((record) => {
        const approvedAt = linkedByUser[record.id]?.approvedAt;
        return (
          <li key={record.id}>
            <RecordCard kind="product" record={record} heading="h3" />
            {approvedAt !== undefined && (
              <p className="soft small">{t('landing.linked-by-user', { date: format.day(approvedAt) })}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
};
