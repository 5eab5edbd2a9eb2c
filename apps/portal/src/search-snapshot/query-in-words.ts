import { matchesAll } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { formatYears } from '../search/format-years.ts';

/** Names of fields and their values. */
export interface FieldNames {
  readonly field: (name: string) => string;
  readonly value: (field: string, value: string) => string;
  /** Formats the name of a field and its values. */
  readonly limit: (field: string, values: string) => string;
  /** Formats excluded values. */
  readonly not: (values: string) => string;
}

/** Separators between alternative values and between values that must all match. */
const ANY = ', ';
const ALL = ' + ';

/** A query in plain words. */
export interface QueryInWords {
  /** The words and the query text; '' when every record of the kind matches. */
  readonly words: string;
  /** Each filter with its values. */
  readonly limits: readonly string[];
}

/**
 * Describes a query in words.
 * @example queryInWords(query, names) // { words: 'sea level', limits: ['Access: Open access', 'Year: 2018–2024'] }
 */
export const queryInWords = (query: SearchQuery, names: FieldNames): QueryInWords => {
  const said = (field: string, values: readonly string[]): string =>
    values.map((value) => names.value(field, value)).join(matchesAll(query, field) ? ALL : ANY);
  const limit = (field: string, values: readonly string[]): string =>
    names.limit(names.field(field), said(field, values));
  return {
    words: [query.keyword, query.text].filter((text) => text !== '').join(' · '),
    limits: [
      ...(query.types.length > 0 ? [limit('type', query.types)] : []),
      ...Object.entries(query.filters).map(([field, values]) => limit(field, values)),
      ...Object.entries(query.excluded).map(([field, values]) =>
        names.limit(names.field(field), names.not(said(field, values))),
      ),
      ...(query.from === null && query.to === null
        ? []
        : [names.limit(names.field('year'), formatYears(query))]),
    ],
  };
};
