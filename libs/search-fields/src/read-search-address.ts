import { isProductType, kindOf, PRODUCT_TYPES, parseTypeWord } from '@open-discovery/model';
import type { ProductType, SearchedKind } from '@open-discovery/model';
import { validateYear, validateYearRange } from '@open-discovery/validators';
import { createAddressReader } from './address-reader.ts';
import type { AddressReader } from './address-reader.ts';
import { filterFields, yearRangeField } from './field-lookups.ts';
import { parseFilterValue } from './parse-filter-value.ts';
import { isFilterField, isSingleValued, lastPage } from './query-limits.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, PAGE_SIZES, parseSort } from './sorts.ts';
import { cutText, TEXT_MAX_CHARS, tidyText } from './tidy-text.ts';
import type { AddressNotice, PageSize, SearchField, SearchQuery } from './types.ts';

/** What reading an address has to know besides. */
export interface SearchAddressOptions {
  readonly currentYear: number;
  /** Parameters that belong to the page and not to the query: no notice is given of them. */
  readonly ignored?: readonly string[];
}

/** What an address asks for. */
export interface SearchAddress {
  readonly query: SearchQuery;
  /** What of the address was left out. */
  readonly notices: readonly AddressNotice[];
}

/** Values of one field: as many as anybody chooses, and half of what the Graph API's server takes in all. */
const VALUES_MAX = 100;

const readText = (reader: AddressReader, param: string): string => {
  const text = tidyText(reader.takeOne(param) ?? '');
  if (text.length > TEXT_MAX_CHARS) reader.refuse(param, text.slice(TEXT_MAX_CHARS), 'notice.too-long');
  return cutText(text, TEXT_MAX_CHARS);
};

const readKind = (reader: AddressReader): Pick<SearchQuery, 'kind' | 'types'> => {
  let kind: SearchedKind | null = null;
  const types = new Set<ProductType>();
  for (const word of reader.take('type').flatMap((value) => value.split(','))) {
    const meant = parseTypeWord(word.trim().toLowerCase());
    if (meant === null) reader.refuse('type', word, 'notice.unknown-type');
    else if (kind !== null && kindOf(meant) !== kind) reader.refuse('type', word, 'notice.second-kind');
    else {
      kind = kindOf(meant);
      if (isProductType(meant)) types.add(meant);
    }
  }
  return { kind: kind ?? 'product', types: PRODUCT_TYPES.filter((type) => types.has(type)) };
};

const readFilter = (reader: AddressReader, kind: SearchedKind, field: SearchField): readonly string[] => {
  const values = new Set<string>();
  for (const text of reader.take(field.param)) {
    const value = parseFilterValue(kind, field, text);
    if (value === null) reader.refuse(field.param, text, 'notice.unknown-value');
    else if (values.size > 0 && isSingleValued(field) && !values.has(value))
      reader.refuse(field.param, text, 'notice.repeated-parameter');
    else if (values.size >= VALUES_MAX) reader.refuse(field.param, text, 'notice.too-many-values');
    else values.add(value);
  }
  return [...values].sort();
};

const readFilters = (reader: AddressReader, kind: SearchedKind): SearchQuery['filters'] =>
  Object.fromEntries(
    filterFields(kind)
      .filter(isFilterField)
      .map((field) => [field.name, readFilter(reader, kind, field)] as const)
      .filter(([, values]) => values.length > 0),
  );

const readYear = (reader: AddressReader, param: string, currentYear: number): number | null => {
  const text = reader.takeOne(param);
  if (text === null) return null;
  const year = validateYear(text, { currentYear });
  if (year.ok) return year.value;
  reader.refuse(param, text, year.messageId);
  return null;
};

const readYears = (
  reader: AddressReader,
  kind: SearchedKind,
  currentYear: number,
): Pick<SearchQuery, 'from' | 'to'> => {
  const none = { from: null, to: null };
  if (yearRangeField(kind) === null) return none;
  const from = readYear(reader, 'from', currentYear);
  const to = readYear(reader, 'to', currentYear);
  if (from === null || to === null) return { from, to };
  const range = validateYearRange({ from: String(from), to: String(to) }, { currentYear });
  if (range.ok) return range.value;
  reader.refuse('from', String(from), range.messageId);
  return none;
};

/** One value out of a few; what is none of them is refused and the usual one stands. */
const readChoice = <T>(
  reader: AddressReader,
  param: string,
  parse: (text: string) => T | null | undefined,
): T | null => {
  const text = reader.takeOne(param);
  if (text === null) return null;
  const value = parse(text.trim()) ?? null;
  if (value === null) reader.refuse(param, text, 'notice.unknown-value');
  return value;
};

const parsePage = (text: string, size: PageSize): number | null => {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= lastPage(size) ? page : null;
};

/**
 * The query that today's parameters ask for. What is unknown or broken is left out with a notice; older addresses
 * are for `parseSearchAddress`, which browsers that were sent on to today's address don't need. Never throws.
 *
 * @example
 * readSearchAddress(new URLSearchParams('type=projects&keyword=sea'), { currentYear: 2026 }).query.kind; // 'project'
 */
export const readSearchAddress = (
  params: Iterable<readonly [string, string]>,
  { currentYear, ignored = [] }: SearchAddressOptions,
): SearchAddress => {
  const reader = createAddressReader(params, ignored);
  const { kind, types } = readKind(reader);
  const size =
    readChoice(reader, 'size', (text) => PAGE_SIZES.find((one) => String(one) === text)) ?? DEFAULT_PAGE_SIZE;
  const query: SearchQuery = {
    kind,
    types,
    keyword: readText(reader, 'keyword'),
    text: readText(reader, 'q'),
    filters: readFilters(reader, kind),
    ...readYears(reader, kind, currentYear),
    sort: readChoice(reader, 'sort', (word) => parseSort(kind, word)) ?? DEFAULT_SORT,
    page: readChoice(reader, 'page', (text) => parsePage(text, size)) ?? 1,
    size,
  };
  return { query, notices: reader.finish() };
};
