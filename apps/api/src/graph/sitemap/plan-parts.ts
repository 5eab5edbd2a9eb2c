import { kindOf, PRODUCT_TYPES, SEARCHED_KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import type { EngineQuery, Filter } from '../../search/engine-query.ts';
import type { SearchEngine } from '../../search/search-engine.ts';

/** How many records are read, or passed over, at once. */
export const SITEMAP_LIMITS = {
  /** Records of one part: as many as can be read for one request without others noticing. */
  part: 2_000,
  /** So far from where it is entered a search goes on by an offset. */
  reached: 100_000,
} as const;

type SitemapLimits = Readonly<Record<keyof typeof SITEMAP_LIMITS, number>>;

/** Kinds in the sitemap: products by their type, because each type has landing pages of its own. */
export const SITEMAP_KINDS: readonly RecordKind[] = [
  ...PRODUCT_TYPES,
  ...SEARCHED_KINDS.filter((kind) => kind !== 'product'),
];

/** The field by which a kind with very many records is taken apart; others have too few. */
const YEAR_FIELD: Partial<Record<RecordKind, string>> = {
  publication: 'year',
  dataset: 'year',
  software: 'year',
  other: 'year',
  project: 'startYear',
};

/** More than there are years in any index. */
const MAX_YEARS = 10_000;

/** Which records a part lists: some of those that meet a condition. */
export interface Part {
  readonly kind: RecordKind;
  readonly filters: readonly Filter[];
  /** Where the search is entered, and how far from there the part begins. */
  readonly after: string | null;
  readonly offset: number;
  readonly limit: number;
}

type Entry = Omit<Part, 'offset' | 'limit'>;

/** Records of a kind that one search finds. */
interface Span {
  readonly filters: readonly Filter[];
  readonly records: number;
}

/** The search for a part's records; in the order of the index, which is the same for all parts of a generation. */
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

/** Every part of the sitemap, the same for the same records; one search after the other, so that visitors don't wait. */
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

/** A span in parts. One that is longer than can be reached from its first record is entered several times. */
const partsOf = async (
  engine: SearchEngine,
  kind: RecordKind,
  { filters, records }: Span,
  limits: SitemapLimits,
): Promise<Part[]> => {
  const parts: Part[] = [];
  const { reached } = limits;
  let after: string | null = null;
  for (let from = 0; from < records; from += reached) {
    const entry: Entry = { kind, filters, after };
    parts.push(...cutIntoParts(entry, Math.min(reached, records - from), limits.part));
    if (from + reached < records)
      after = (await engine.search(partQuery({ ...entry, offset: reached - 1, limit: 1 }))).next;
  }
  return parts;
};

const cutIntoParts = (entry: Entry, records: number, size: number): Part[] =>
  Array.from({ length: Math.ceil(records / size) }, (_, index) => ({
    ...entry,
    offset: index * size,
    limit: Math.min(size, records - index * size),
  }));

const spansOf = async (
  engine: SearchEngine,
  kind: RecordKind,
  { reached }: SitemapLimits,
): Promise<Span[]> => {
  const field = YEAR_FIELD[kind];
  const facets = field === undefined ? [] : [{ field, size: MAX_YEARS }];
  const { total, facets: counted } = await engine.search({ ...queryOf(kind, []), facets });
  if (field === undefined || total <= reached) return [{ filters: [], records: total }];
  const years = (counted[field]?.values ?? [])
    .map(({ value, count }) => ({ year: Number(value), count }))
    .sort((a, b) => a.year - b.year);
  const dated = years.reduce((sum, { count }) => sum + count, 0);
  return [...yearSpans(field, years, reached), { filters: [withoutYear(field)], records: total - dated }];
};

const withoutYear = (field: string): Filter => ({
  name: 'sitemap',
  is: 'not',
  condition: { is: 'exists', field },
});

/** Neighbouring years together, as many as can be reached from the first record. */
const yearSpans = (
  field: string,
  years: readonly { readonly year: number; readonly count: number }[],
  reached: number,
): Span[] => {
  const spans: { from: number; to: number; records: number }[] = [];
  for (const { year, count } of years) {
    const last = spans.at(-1);
    if (last && last.records + count <= reached) {
      last.to = year;
      last.records += count;
    } else spans.push({ from: year, to: year, records: count });
  }
  return spans.map(({ from, to, records }) => ({
    filters: [{ name: 'sitemap', is: 'range', field, from, to }],
    records,
  }));
};
