import type { SearchPage } from '@open-discovery/graph-client';
import {
  clearFilters,
  withExcluded,
  withFilter,
  withMatchAll,
  withText,
  withYears,
} from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { useResultsAddress } from '../../components/search-address.ts';
import { useLabels } from '../../components/use-labels.ts';
import { useMessages, useOptionalMessage } from '../../messages/use-messages.ts';

interface ChipsProps {
  readonly query: SearchQuery;
  readonly facets: SearchPage['facets'];
  /** What the records are called that the results are related to, by their ids. */
  readonly relatedNames: SearchPage['relatedNames'];
}

interface Chip {
  readonly words: string;
  readonly without: SearchQuery;
}

/** Everything that narrows the results, each removable with one click. */
export const Chips = ({ query, ...named }: ChipsProps) => {
  const t = useMessages();
  const addressOf = useResultsAddress();
  const chips = useChips(query, named);
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
            {words} <Icon name="close" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className="small" to={addressOf(withText(clearFilters(query), ''))}>
            {t('chips.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
};

/** A chosen value as its chip says it: product types by their word alone, all others after the name of their field. */
const useChipWords = ({ facets, relatedNames }: Omit<ChipsProps, 'query'>) => {
  const labels = useLabels();
  const message = useOptionalMessage();
  return (field: string, value: string): string => {
    if (field === 'related') {
      const [relation = '', ...parts] = value.split(':');
      const id = parts.join(':');
      return `${message(`relation.${relation}`, relation)}: ${relatedNames[id] ?? id}`;
    }
    const offered = facets[field]?.values.find((one) => one.value === value);
    const label = labels.value(field, value, offered?.label ?? value);
    return field === 'type' ? label : `${labels.field(field)}: ${label}`;
  };
};

/** What a query asks for beyond its words, each with the query that remains without it. */
const useChips = (query: SearchQuery, named: Omit<ChipsProps, 'query'>): Chip[] => {
  const t = useMessages();
  const labels = useLabels();
  const wordsOf = useChipWords(named);
  return [
    ...(query.text === '' ? [] : [{ words: query.text, without: withText(query, '') }]),
    ...yearChip(query),
    ...query.types.map((type) => ({
      words: wordsOf('type', type),
      without: withFilter(query, 'type', type, false),
    })),
    ...Object.entries(query.filters).flatMap(([field, values]) =>
      values.map((value) => ({
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
          words: query.from === query.to ? String(query.from) : `${query.from ?? '…'}–${query.to ?? '…'}`,
          without: withYears(query, null, null),
        },
      ];
