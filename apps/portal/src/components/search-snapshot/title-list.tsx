import { landingAddress } from '@open-discovery/model';
import type { SearchedKind } from '@open-discovery/model';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useQueryData } from '../../runtime/use-query-data.ts';
import type { SearchSnapshot } from '../../search-snapshot/search-snapshot.ts';
import { Link } from '../link.tsx';
import { MarkedText } from '../marked-text.tsx';
import { recordTitle } from '../../records/record-title.ts';

const MOST_SHOWN = 20;

interface TitleListProps {
  readonly kind: SearchedKind;
  readonly ids: readonly string[];
  /** Those that the snapshot has. */
  readonly titles: SearchSnapshot['titles'];
}

/**
 * Records by their titles, which the index knows of those that it still has. Of the others, the snapshot may have the title;
 * otherwise the id is shown.
 */
export const TitleList = ({ kind, ids, titles }: TitleListProps) => {
  const shown = ids.slice(0, MOST_SHOWN);
  const found = useQueryData(usePortal().graphApi.endpoints.records, { kind, ids: shown });
  const present = found?.state === 'found' ? found.value : [];
  const known = new Map([
    ...Object.entries(titles),
    ...present.map((record) => [record.id, recordTitle(record)] as const),
  ]);
  return (
    <ul className="small">
      {shown.map((id) => (
        <li key={id}>
          <Link to={landingAddress(kind, id)}>
            <MarkedText text={known.get(id) ?? id} />
          </Link>
        </li>
      ))}
      {ids.length > MOST_SHOWN && <li>…</li>}
    </ul>
  );
};
