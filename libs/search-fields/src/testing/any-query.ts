import { PRODUCT_TYPES } from '@open-discovery/model';
import type { ProductType, SearchedKind } from '@open-discovery/model';
import fc from 'fast-check';
import { formatSearchAddress } from '../format-search-address.ts';
import { filterFields, searchField, yearRangeField } from '../field-lookups.ts';
import { parseFilterValue } from '../parse-filter-value.ts';
import { offersMatchAll } from '../match-all.ts';
import { isExcludable, isFilterField, isSingleValued } from '../field-uses.ts';
import { lastPage } from '../last-page.ts';
import { PAGE_SIZES, sortsOf } from '../sorts.ts';
import { QUERY_MAX_CHARS, tidyText, VALUES_MAX } from '../tidy-text.ts';
import type { SearchField, SearchQuery } from '../types.ts';

const text = fc.string({ unit: 'binary', maxLength: 12 }).map(tidyText);

const WORDS = [
  'OPEN',
  'member',
  'together',
  'EMBARGO',
  '13',
  'GR',
  '2018',
  '2018-01-02..',
  '4.73,52.2,5.1,52.4',
  '170,-20,-170,-10',
  '2026-11-1',
  'true',
  'Cites:a b',
  '0000-0002-1825-0097',
  '||',
  '"a","b"',
];

const values = (kind: SearchedKind, field: SearchField): fc.Arbitrary<readonly string[]> => {
  if (field.name === 'type') return fc.subarray([...PRODUCT_TYPES]).map((types) => types.toSorted());
  return fc
    .array(fc.oneof(fc.constantFrom(...WORDS), text), {
      minLength: 1,
      maxLength: isSingleValued(field) ? 1 : 3,
    })
    .map((texts) => [...new Set(texts.flatMap((one) => parseFilterValue(kind, field, one) ?? []))].sort());
};

type Filters = SearchQuery['filters'];

const withoutEmpty = (filters: Readonly<Record<string, readonly string[] | undefined>>): Filters =>
  Object.fromEntries(
    Object.entries(filters).filter(
      (entry): entry is [string, readonly string[]] => (entry[1]?.length ?? 0) > 0,
    ),
  );

const filters = (kind: SearchedKind, isWanted: (field: SearchField) => boolean): fc.Arbitrary<Filters> =>
  fc
    .record(
      Object.fromEntries(
        filterFields(kind)
          .filter(isWanted)
          .map((field) => [field.name, values(kind, field)]),
      ),
      { requiredKeys: [] },
    )
    .map(withoutEmpty);

const choices = (
  kind: SearchedKind,
): fc.Arbitrary<Pick<SearchQuery, 'types' | 'filters' | 'excluded' | 'matchAll'>> =>
  fc
    .record({
      types: kind === 'product' ? fc.subarray([...PRODUCT_TYPES]) : fc.constant<readonly ProductType[]>([]),
      chosen: filters(kind, isFilterField),
      excluded: filters(kind, isExcludable),
      isAll: fc.boolean(),
    })
    .map(({ types, chosen, excluded, isAll }) => {
      const isWanted = (name: string) => (value: string) => !excluded[name]?.includes(value);
      const kept = withoutEmpty(
        Object.fromEntries(Object.entries(chosen).map(([name, all]) => [name, all.filter(isWanted(name))])),
      );
      const several = Object.keys(kept).filter((name) => {
        const field = searchField(kind, name);
        return field !== null && offersMatchAll(field);
      });
      return {
        types: types.filter(isWanted('type')),
        filters: kept,
        excluded,
        matchAll: isAll ? several.sort() : [],
      };
    });

const years = (kind: SearchedKind): fc.Arbitrary<Pick<SearchQuery, 'from' | 'to'>> => {
  const year = fc.option(fc.integer({ min: 1800, max: 2036 }), { nil: null });
  if (yearRangeField(kind) === null) return fc.constant({ from: null, to: null });
  return fc
    .tuple(year, year)
    .map(([from, to]) => (from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }));
};

/** Reports whether an address has place for a query. Selected values that are excluded as well were removed from it. */
const fitsAddress = (query: SearchQuery): boolean =>
  formatSearchAddress(query).length <= QUERY_MAX_CHARS &&
  [...Object.values(query.filters), ...Object.values(query.excluded)].flat().length <= VALUES_MAX;

/** Generates queries of a kind in their normal form, as long as an address may be. */
export const anyQuery = (kind: SearchedKind): fc.Arbitrary<SearchQuery> =>
  fc
    .record({
      chosen: choices(kind),
      keyword: text,
      text,
      years: years(kind),
      sort: fc.constantFrom(...sortsOf(kind)),
      size: fc.constantFrom(...PAGE_SIZES),
      page: fc.integer({ min: 1, max: lastPage(50) }),
    })
    .map(({ chosen, years: { from, to }, ...query }) => ({ kind, ...chosen, ...query, from, to }))
    .filter(fitsAddress);
