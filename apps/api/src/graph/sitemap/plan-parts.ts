import { kindOf, PRODUCT_TYPES, SEARCHED_KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import type { EngineQuery, Filter } from '../../search/engine-query.ts';
import type { SearchEngine } from '../../search/search-engine.ts';

/** Limits of one search of the sitemap. */
export const SITEMAP_LIMITS = {
  /** Records per part, few enough not to delay other requests. */
  recordsPerPart: 2_000,
  /** Maximum offset from the beginning or a cursor. */
  maxOffset: 100_000,
} as const;

type SitemapLimits = Readonly<Record<keyof typeof SITEMAP_LIMITS, number>>;

/** Kinds in the sitemap. Products are listed by type, because each type has its own landing pages. */
export const SITEMAP_KINDS: readonly RecordKind[] = [
  ...PRODUCT_TYPES,
  ...SEARCHED_KINDS.filter((kind) => kind !== 'product'),
];

/** The field by which kinds with many records are partitioned. */
const YEAR_FIELD: Partial<Record<RecordKind, string>> = {
  publication: 'year',
  dataset: 'year',
  software: 'year',
  other: 'year',
  project: 'startYear',
};

/** More than the number of years in any index. */
const MAX_YEARS = 10_000;

/** A part of the sitemap: a range of the records that match the filters. */
export interface Part {
  readonly kind: RecordKind;
  readonly filters: readonly Filter[];
  /** The cursor from which the offset is counted; `null` is the beginning. */
  readonly after: string | null;
  readonly offset: number;
  readonly limit: number;
}

type Entry = Omit<Part, 'offset' | 'limit'>;

/** Records of a kind that one search returns. */
interface Span {
  readonly filters: readonly Filter[];
  readonly records: number;
}

/** Returns the search for the records of a part. The order is the same for all parts of a generation. */
export const partQuery = ({ kind, filters, after, offset, limit }: Part): EngineQuery => ({
  ...queryOf(kind, filters),
  sort: [{ by: 'date', descending: true }],
  after,
  offset,
  limit,
});

const queryOf = (kind: RecordKind, filters: readonly Filter[]): EngineQuery => ({
  kind: kindOf(kind),
  text: { op: 'all' },
  filters: [...typeFilter(kind), ...filters],
  offset: 0,
  limit: 0,
});

const typeFilter = (kind: RecordKind): Filter[] =>
  kindOf(kind) === 'product' && kind !== 'product'
    ? [{ name: 'type', is: 'any', field: 'type', values: [kind] }]
    : [];

/** Plans the parts of the sitemap. Searches run sequentially, so that they do not delay visitors. */
export const planParts = async (
  engine: SearchEngine,
  limits: SitemapLimits = SITEMAP_LIMITS,
): Promise<Part[]> => {
  const parts: Part[] = [];
  for (const kind of SITEMAP_KINDS)
    for (const span of await spansOf(engine, kind, limits))
      parts.push(...(await partsOf(engine, kind, span, limits)));
  return parts;
};

/** Divides a span into parts. A span beyond the maximum offset is read from several cursors. */
const partsOf = async (
  engine: SearchEngine,
  kind: RecordKind,
  { filters, records }: Span,
  limits: SitemapLimits,
): Promise<Part[]> => {
  const parts: Part[] = [];
  const { maxOffset } = limits;
  let after: string | null = null;
  for (let from = 0; from < records; from += maxOffset) {
    const entry: Entry = { kind, filters, after };
    parts.push(...divideIntoParts(entry, Math.min(maxOffset, records - from), limits.recordsPerPart));
    if (from + maxOffset < records)
      after = (await engine.search(partQuery({ ...entry, offset: maxOffset - 1, limit: 1 }))).next;
  }
  return parts;
};

const divideIntoParts = (entry: Entry, records: number, size: number): Part[] =>
  Array.from({ length: Math.ceil(records / size) }, (_, index) => ({
    ...entry,
    offset: index * size,
    limit: Math.min(size, records - index * size),
  }));

const spansOf = async (
  engine: SearchEngine,
  kind: RecordKind,
  { maxOffset }: SitemapLimits,
): Promise<Span[]> => {
  const field = YEAR_FIELD[kind];
  const facets = field === undefined ? [] : [{ field, size: MAX_YEARS }];
  const { total, facets: counted } = await engine.search({ ...queryOf(kind, []), facets });
  if (field === undefined || total <= maxOffset) return [{ filters: [], records: total }];
  const years = (counted[field]?.values ?? [])
    .map(({ value, count }) => ({ year: Number(value), count }))
    .sort((a, b) => a.year - b.year);
  const dated = years.reduce((sum, { count }) => sum + count, 0);
  return [...yearSpans(field, years, maxOffset), { filters: [withoutYear(field)], records: total - dated }];
};

const withoutYear = (field: string): Filter => ({
  name: 'sitemap',
  is: 'not',
  condition: { is: 'exists', field },
});

/** Groups adjacent years up to the maximum offset. */
const yearSpans = (
  field: string,
  years: readonly { readonly year: number; readonly count: number }[],
  maxOffset: number,
): Span[] => {
  const spans: { from: number; to: number; records: number }[] = [];
  for (const { year, count } of years) {
    const last = spans.at(-1);
    if (last && last.records + count <= maxOffset) {
      last.to = year;
      last.records += count;
    } else spans.push({ from: year, to: year, records: count });
  }
  return spans.map(({ from, to, records }) => ({
    filters: [{ name: 'sitemap', is: 'range', field, from, to }],
    records,
  }));
};
