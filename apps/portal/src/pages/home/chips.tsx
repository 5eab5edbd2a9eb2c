import type { SearchPage } from '@open-discovery/graph-client';
import { clearFilters, withFilter, withYears } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { resultsAddress } from '../../components/search-address.ts';
import { useLabels } from '../../components/use-labels.ts';
import { useMessages } from '../../messages/use-messages.ts';

interface ChipsProps {
  readonly query: SearchQuery;
  readonly facets: SearchPage['facets'];
}

interface Chip {
  readonly words: string;
  readonly without: SearchQuery;
}

/** Everything that narrows the results, each removable with one click. */
export const Chips = ({ query, facets }: ChipsProps) => {
  const t = useMessages();
  const chips = useChips(query, facets);
  if (chips.length === 0) return null;
  return (
    <ul className="row chips" aria-label={t('chips.label')}>
      {chips.map(({ words, without }) => (
        <li key={words}>
          <Link
            suppressHydrationWarning
            className="chip"
            to={resultsAddress(without)}
            aria-label={t('chips.remove', { words })}
          >
            {words} <Icon name="close" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className="small" to={resultsAddress(clearFilters(query))}>
            {t('chips.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
};

/** The filters of a query in words, each with the query that remains without it. */
const useChips = (query: SearchQuery, facets: SearchPage['facets']): Chip[] => {
  const labels = useLabels();
  const labelOf = (field: string, value: string) =>
    labels.value(
      field,
      value,
      facets[field]?.values.find((offered) => offered.value === value)?.label ?? value,
    );
  return [
    ...yearChip(query),
    ...query.types.map((type) => ({
      words: labelOf('type', type),
      without: withFilter(query, 'type', type, false),
    })),
    ...Object.entries(query.filters).flatMap(([field, values]) =>
      values.map((value) => ({
        words: `${labels.field(field)}: ${labelOf(field, value)}`,
        without: withFilter(query, field, value, false),
      })),
    ),
  ];
};

const yearChip = (query: SearchQuery): Chip[] =>
  query.from === null && query.to === null
    ? []
    : [
        {
          words: query.from === query.to ? String(query.from) : `${query.from ?? '…'}–${query.to ?? '…'}`,
          without: withYears(query, null, null),
        },
      ];
