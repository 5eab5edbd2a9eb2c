import { RecordCard } from '../../../components/record-card.tsx';
import { useWorks } from './use-works.ts';

/** The newest works of a record, as the search shows them. */
export const NewestWorks = () => {
  const works = useWorks();
  if (!works) return null;
  return (
    <ul>
      {works.page.results.map((record) => (
        <li key={record.id}>
          <RecordCard kind="product" record={record} heading="h3" />
        </li>
      ))}
    </ul>
  );
};
