import type { SearchQuery } from '@open-discovery/search-fields';

/** What fields and their values are called. */
export interface FieldNames {
  readonly field: (name: string) => string;
  readonly value: (field: string, value: string) => string;
}

/** A query as people say it. */
export interface QueryInWords {
  /** The words and the query text; '' where everything of the kind is meant. */
  readonly words: string;
  /** Each filter, with its values. */
  readonly limits: readonly string[];
}

const yearsOf = ({ from, to }: SearchQuery): string =>
  from === to ? String(from) : `${from ?? '…'}–${to ?? '…'}`;

/**
 * What a query asks for, in words.
 * @example queryInWords(query, names) // { words: 'sea level', limits: ['Access: Open access', 'Year: 2018–2024'] }
 */
export const queryInWords = (query: SearchQuery, names: FieldNames): QueryInWords => {
  const limit = (field: string, values: readonly string[]): string =>
    `${names.field(field)}: ${values.map((value) => names.value(field, value)).join(', ')}`;
  return {
    words: [query.keyword, query.text].filter((text) => text !== '').join(' · '),
    limits: [
      ...(query.types.length > 0 ? [limit('type', query.types)] : []),
      ...Object.entries(query.filters).map(([field, values]) => limit(field, values)),
      ...(query.from === null && query.to === null ? [] : [`${names.field('year')}: ${yearsOf(query)}`]),
    ],
  };
};
