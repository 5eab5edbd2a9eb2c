import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchedKind } from '@open-discovery/model';
import { Link } from '../../components/link.tsx';
import { useLabels } from '../../runtime/use-labels.ts';
import { resultsAddress } from '../../search/search-address.ts';

interface SubjectSearchesProps {
  readonly kind: SearchedKind;
  /** The search field that finds the words. */
  readonly field: string;
  readonly values: readonly string[];
}

/** Words of a record, each linked to the search for records of its kind that have it, too. */
export const SubjectSearches = ({ kind, field, values }: SubjectSearchesProps) => {
  const { value: labelOf } = useLabels();
  return (
    <ul className="row">
      {[...new Set(values)].map((value) => (
        <li key={value}>
          <Link className="chip" to={resultsAddress({ ...EMPTY_QUERY, kind, filters: { [field]: [value] } })}>
            {labelOf(field, value, value)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
