import { kindOf, PRODUCT_TYPES, SEARCHED_KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { ALL_RECORDS } from '../../search/engine-query.ts';
import type { EngineQuery, Filter } from '../../search/engine-query.ts';
import type { Part, SearchEngine } from '../../search/search-engine.ts';

/** Records per part, few enough not to delay other requests. */
const RECORDS_PER_PART = 2_000;
/** Half of what the index of a sitemap may list: parts may be half full. */
const MAX_PARTS = 25_000;

/** Kinds in the sitemap. Products are listed by type, because each type has its own landing pages. */
export const SITEMAP_KINDS: readonly RecordKind[] = [
  ...PRODUCT_TYPES,
  ...SEARCHED_KINDS.filter((kind) => kind !== 'product'),
];

export interface SitemapPart extends Part {
  readonly kind: RecordKind;
}

/**
 * Returns the number of records of a full part. Parts grow when there would be too many of them for one index.
 *
 * @example recordsPerPart(1_000_000); // 2000
 */
export const recordsPerPart = (records: number): number =>
  Math.max(RECORDS_PER_PART, Math.ceil(records / MAX_PARTS));

const typeFilter = (kind: RecordKind): Filter[] =>
  kindOf(kind) === 'product' && kind !== 'product'
    ? [{ name: 'type', is: 'any', field: 'type', values: [kind] }]
    : [];

export const kindQuery = (kind: RecordKind): EngineQuery => ({
  ...ALL_RECORDS,
  kind: kindOf(kind),
  filters: typeFilter(kind),
});

/** Plans the parts of the sitemap. Searches run sequentially, so that they do not delay visitors. */
export const planParts = async (engine: SearchEngine, size: number): Promise<SitemapPart[]> => {
  const parts: SitemapPart[] = [];
  for (const kind of SITEMAP_KINDS)
    for (const part of await engine.partition(kindQuery(kind), size)) parts.push({ kind, ...part });
  return parts;
};
