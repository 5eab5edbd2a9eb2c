import type { RecordKind } from '@open-discovery/model';
import { RecordCard } from '../../../components/record-card.tsx';
import { WorksOf } from './works-of.tsx';

/** The newest works of a record, in search order. */
export const NewestWorks = ({ kind, id }: { readonly kind: RecordKind; readonly id: string }) => (
  <WorksOf kind={kind} id={id}>
    {({ page }) => (
      <ul>
        {page.results.map((record) => (
          <li key={record.id}>
            <RecordCard kind="product" record={record} heading="h3" />
          </li>
        ))}
      </ul>
    )}
  </WorksOf>
);
