import type { EngineQuery, Filter } from '@open-discovery/graph-index';
import { kindOf, PRODUCT_TYPES, SEARCHED_KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import type { SearchEngine } from '../../search/search-engine.ts';

/** Records of one part: as many as can be read for one request without others noticing. */
export const PART_RECORDS = 2_000;

/** So far into its hits a search can be entered directly. */
const REACHED_RECORDS = 100_000;

/** Kinds in the sitemap: products by their type, because each type has landing pages of its own. */
export const SITEMAP_KINDS: readonly RecordKind[] = [
  ...PRODUCT_TYPES,
  ...SEARCHED_KINDS.filter((kind) => kind !== 'product'),
];

/** The field by which a kind with more records than can be reached is taken apart; others have too few. */
const YEAR_FIELD: Partial<Record<RecordKind, string>> = {
  publication: 'year',
  dataset: 'year',
  software: 'year',
  other: 'year',
  project: 'startYear',
};

/** Which records a part lists: some of those that meet a condition. */
export interface Part {
  readonly kind: RecordKind;
  readonly filters: readonly Filter[];
  readonly offset: number;
}

/** Records of a kind that a search can reach from its first to its last. */
interface Span {
  readonly filters: readonly Filter[];
  readonly records: number;
}

/** The search for a part's records; in the order of the index, which is the same for all parts of a generation. */
export const partQuery = ({ kind, filters, offset }: Part): EngineQuery => ({
  ...queryOf(kind, filters),
  sort: [{ by: 'date', descending: true }],
  offset,
  limit: Math.min(PART_RECORDS, REACHED_RECORDS - offset),
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

/**
 * Every part of the sitemap, the same for the same records. Of a kind without years, and of a single year, the first
 * 100,000 records are listed.
 */
export const planParts = async (engine: SearchEngine, signal?: AbortSignal): Promise<Part[]> => {
  const plans = await Promise.all(
    SITEMAP_KINDS.map(async (kind) =>
      (await spansOf(engine, kind, signal)).flatMap((span) => cutIntoParts(kind, span)),
    ),
  );
  return plans.flat();
};

const cutIntoParts = (kind: RecordKind, { filters, records }: Span): Part[] =>
  Array.from({ length: Math.ceil(Math.min(records, REACHED_RECORDS) / PART_RECORDS) }, (_, index) => ({
    kind,
    filters,
    offset: index * PART_RECORDS,
  }));

const spansOf = async (engine: SearchEngine, kind: RecordKind, signal?: AbortSignal): Promise<Span[]> => {
  const field = YEAR_FIELD[kind];
  const facets = field === undefined ? [] : [{ field, size: REACHED_RECORDS }];
  const { total, facets: counted } = await engine.search({ ...queryOf(kind, []), facets }, signal);
  if (field === undefined || total <= REACHED_RECORDS) return [{ filters: [], records: total }];
  const years = (counted[field]?.values ?? [])
    .map(({ value, count }) => ({ year: Number(value), count }))
    .sort((a, b) => a.year - b.year);
  const dated = years.reduce((sum, { count }) => sum + count, 0);
  return [...yearSpans(field, years), { filters: [withoutYear(field)], records: total - dated }];
};

const withoutYear = (field: string): Filter => ({
  name: 'sitemap',
  is: 'not',
  condition: { is: 'exists', field },
});

/** Neighbouring years together, as many as can be reached. */
export const yearSpans = (
  field: string,
  years: readonly { readonly year: number; readonly count: number }[],
): Span[] => {
  const spans: { from: number; to: number; records: number }[] = [];
  for (const { year, count } of years) {
    const last = spans.at(-1);
    if (last && last.records + count <= REACHED_RECORDS) {
      last.to = year;
      last.records += count;
    } else spans.push({ from: year, to: year, records: count });
  }
  return spans.map(({ from, to, records }) => ({
    filters: [{ name: 'sitemap', is: 'range', field, from, to }],
    records,
  }));
};
