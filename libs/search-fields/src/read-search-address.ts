import { isProductType, kindOf, PRODUCT_TYPES, parseTypeWord } from '@open-discovery/model';
import type { ProductType, SearchedKind } from '@open-discovery/model';
import { validateYear, validateYearRange } from '@open-discovery/validators';
import { readAreaSides } from './read-area-sides.ts';
import { createAddressReader } from './address-reader.ts';
import type { AddressReader } from './address-reader.ts';
import { filterFields, searchField, yearRangeField } from './field-lookups.ts';
import { parseFilterValue } from './parse-filter-value.ts';
import { MATCH_ALL, NOT } from './mode-parameters.ts';
import { isExcludable, isFilterField, isSingleValued } from './field-uses.ts';
import { lastPage } from './last-page.ts';
import { SINCE_FIELD } from './search-fields.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, PAGE_SIZES, parseSort } from './sorts.ts';
import { cutWords, TEXT_MAX_CHARS, tidyText } from './tidy-text.ts';
import type { AddressNotice, PageSize, SearchField, SearchQuery } from './types.ts';

/** The context that parsing an address needs. */
export interface SearchAddressOptions {
  readonly currentYear: number;
  /** Parameters that belong to the page and not to the query. They cause no notice. */
  readonly ignored?: readonly string[] | undefined;
}

/** The query of an address, with notices. */
export interface SearchAddress {
  readonly query: SearchQuery;
  /** The parts of the address that were left out. */
  readonly notices: readonly AddressNotice[];
}

const readText = (reader: AddressReader, param: string): string => {
  const text = tidyText(reader.takeOne(param) ?? '');
  const kept = cutWords(text, TEXT_MAX_CHARS);
  if (kept !== text) reader.refuse(param, text.slice(kept.length).trim(), 'notice.too-long');
  reader.countText(kept);
  return kept;
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

/** Formats a value of a field; product types have their own words in addresses. */
const parseValue = (kind: SearchedKind, field: SearchField, text: string): string | null => {
  if (field.name !== 'type') return parseFilterValue(kind, field, text);
  const type = parseTypeWord(text.trim().toLowerCase());
  return type !== null && isProductType(type) ? type : null;
};

interface ValuesWanted {
  readonly kind: SearchedKind;
  /** Adds the prefix to the name of each field's parameter. */
  readonly prefix: string;
  readonly isWanted: (field: SearchField) => boolean;
}

/** Takes the values of a field; the sides of an area replace the area of an address. */
const takeValues = (reader: AddressReader, param: string, { type }: SearchField): readonly string[] => {
  const values = reader.take(param);
  const area = type === 'area' ? readAreaSides(reader) : null;
  return area === null ? values : [area];
};

/** A visitor who types a day or an area needs to know its form; other values are chosen from lists. */
const refusalOf = ({ name, type }: SearchField): string => {
  if (type === 'area') return 'notice.area';
  return name === SINCE_FIELD ? 'notice.day' : 'notice.unknown-value';
};

const readFilter = (
  reader: AddressReader,
  { kind, prefix }: ValuesWanted,
  field: SearchField,
): readonly string[] => {
  const param = `${prefix}${field.param}`;
  const values = new Set<string>();
  for (const text of takeValues(reader, param, field)) {
    const value = parseValue(kind, field, text);
    if (value === null) reader.refuse(param, text, refusalOf(field));
    else if (values.size > 0 && isSingleValued(field) && !values.has(value))
      reader.refuse(param, text, 'notice.repeated-parameter');
    else if (!values.has(value) && !reader.countValue(param, value))
      reader.refuse(param, text, 'notice.too-many-values');
    else values.add(value);
  }
  return [...values].sort();
};

const readFilters = (reader: AddressReader, wanted: ValuesWanted): SearchQuery['filters'] =>
  Object.fromEntries(
    filterFields(wanted.kind)
      .filter(wanted.isWanted)
      .map((field) => [field.name, readFilter(reader, wanted, field)] as const)
      .filter(([, values]) => values.length > 0),
  );

type Choice = Pick<SearchQuery, 'types' | 'filters' | 'excluded' | 'matchAll'>;

const readMatchAll = (reader: AddressReader, kind: SearchedKind): readonly string[] =>
  reader.take(MATCH_ALL).filter((name) => {
    const isKnown = searchField(kind, name)?.several === true;
    if (!isKnown) reader.refuse(MATCH_ALL, name, 'notice.unknown-value');
    return isKnown;
  });

/**
 * Removes values that are both selected and excluded from the selected ones: a form sends both when its user has just
 * excluded a value.
 */
const readChoices = (reader: AddressReader, kind: SearchedKind, types: Choice['types']): Choice => {
  const excluded = readFilters(reader, { kind, prefix: NOT, isWanted: isExcludable });
  const isWanted = (name: string) => (value: string) => !excluded[name]?.includes(value);
  const filters = Object.fromEntries(
    Object.entries(readFilters(reader, { kind, prefix: '', isWanted: isFilterField }))
      .map(([name, values]) => [name, values.filter(isWanted(name))] as const)
      .filter(([, values]) => values.length > 0),
  );
  // Nothing needs to be said of a field without selected values, or of one that always requires all.
  const matchAll = readMatchAll(reader, kind).filter(
    (name) => Object.hasOwn(filters, name) && searchField(kind, name)?.equalityOperator === 'or',
  );
  return {
    types: types.filter(isWanted('type')),
    filters,
    excluded,
    matchAll: [...new Set(matchAll)].sort(),
  };
};

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

/** Reads one of a few values. Any other value is refused, and the default applies. */
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
 * Parses the current parameters of an address. Unknown and malformed ones are left out with a notice.
 * `parseSearchAddress` also understands older addresses, which browsers do not need after a redirect. Never throws.
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
  // The texts come first: filters have the place that the texts leave.
  const keyword = readText(reader, 'keyword');
  const text = readText(reader, 'q');
  const query: SearchQuery = {
    kind,
    ...readChoices(reader, kind, types),
    keyword,
    text,
    ...readYears(reader, kind, currentYear),
    sort: readChoice(reader, 'sort', (word) => parseSort(kind, word)) ?? DEFAULT_SORT,
    page: readChoice(reader, 'page', (text) => parsePage(text, size)) ?? 1,
    size,
  };
  return { query, notices: reader.finish() };
};
