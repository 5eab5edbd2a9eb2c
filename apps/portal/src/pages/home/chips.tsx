import {
  clearFilters,
  withExcluded,
  withFilter,
  withMatchAll,
  withText,
  withYears,
} from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useResultsAddress } from '../../search/search-address.ts';
import { useLabels } from '../../runtime/use-labels.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useResultsData } from './home-data.ts';
import { useFilterWords } from './use-filter-words.ts';
import type { Named } from './use-filter-words.ts';
import { formatYears } from '../../search/format-years.ts';

interface ChipsProps extends Named {
  readonly query: SearchQuery;
}

interface Chip {
  readonly words: string;
  readonly without: SearchQuery;
}

/** The applied filters, each removable with one click. */
export const Chips = ({ query, ...named }: ChipsProps) => {
  const t = useMessages();
  const addressOf = useResultsAddress();
  const fixed = useResultsData()?.fixedFilters ?? {};
  const chips = useChips(query, named, fixed);
  if (chips.length === 0) return null;
  return (
    <ul className="row chips" aria-label={t('chips.label')}>
      {chips.map(({ words, without }) => (
        <li key={words}>
          <Link
            suppressHydrationWarning
            className="chip"
            to={addressOf(without)}
            aria-label={t('chips.remove', { words })}
          >
            {`${words} `}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className="small" to={addressOf({ ...withText(clearFilters(query), ''), filters: fixed })}>
            {t('chips.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
};

/** Returns the conditions that a visitor can take back, each with the query that remains without it. */
const useChips = (query: SearchQuery, named: Named, fixed: SearchQuery['filters']): Chip[] => {
  const t = useMessages();
  const labels = useLabels();
  const words = useFilterWords(query, named);
  /** Product types need no field name; all other values follow the name of their field. */
  const wordsOf = (field: string, value: string): string =>
    field === 'type' ? words.value(field, value) : words.filter(field, [value]);
  return [
    ...(query.text === '' ? [] : [{ words: query.text, without: withText(query, '') }]),
    ...yearChip(query),
    ...query.types.map((type) => ({
      words: wordsOf('type', type),
      without: withFilter(query, 'type', type, false),
    })),
    ...Object.entries(query.filters).flatMap(([field, values]) =>
      (field in fixed ? [] : values).map((value) => ({
        words: wordsOf(field, value),
        without: withFilter(query, field, value, false),
      })),
    ),
    ...query.matchAll.map((field) => ({
      words: t('chips.all', { field: labels.field(field) }),
      without: withMatchAll(query, field, false),
    })),
    ...Object.entries(query.excluded).flatMap(([field, values]) =>
      values.map((value) => ({
        words: t('chips.not', { words: wordsOf(field, value) }),
        without: withExcluded(query, field, value, false),
      })),
    ),
  ];
};

const yearChip = (query: SearchQuery): Chip[] =>
  query.from === null && query.to === null
    ? []
    : [
        {
          words: formatYears(query),
          without: withYears(query, null, null),
        },
      ];
