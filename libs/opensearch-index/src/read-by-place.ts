import type { CallOptions, IndexPart, IndexSchema, ScanPage } from '@open-discovery/search-index';
import { IndexError } from '@open-discovery/search-index';
import { z } from 'zod';
import { FIELD } from './names.ts';
import type { Dsl } from './to-query.ts';
import { searchWhole, whole } from './whole-answer.ts';
import type { Cluster } from './cluster.ts';

/** Fewer than the cluster returns at most. */
const WINDOWS_PER_REQUEST = 50_000;
/** A part is full but for the window that it has no more room for. */
const WINDOWS_PER_PART = 8;

const summed = whole.extend({ aggregations: z.object({ sum: z.object({ value: z.number() }) }) });
const windowed = whole.extend({
  aggregations: z.object({
    windows: z.object({ buckets: z.array(z.object({ key: z.number(), doc_count: z.number() })) }),
  }),
});
const scanned = whole.extend({
  hits: z.object({
    hits: z.array(
      z.object({
        _source: z.object({ id: z.string(), place: z.number(), kept: z.object({ stored: z.string() }) }),
      }),
    ),
  }),
});

export interface Matches {
  readonly generation: string;
  readonly query: Dsl;
  readonly call: CallOptions | undefined;
}

/** Returns the sum of a number field over all matches. */
export const sumNumbers = async (
  cluster: Cluster,
  schema: IndexSchema,
  field: string,
  { generation, query, call }: Matches,
): Promise<number> => {
  if (!schema.number.some(({ name }) => name === field))
    throw new IndexError('query', `There is no number field "${field}".`);
  const aggs = { sum: { sum: { field: FIELD.number(field) } } };
  const body = { size: 0, track_total_hits: false, query, aggs };
  return (await searchWhole(cluster, summed, { index: generation, body, call })).aggregations.sum.value;
};

const placesFrom = (from: number, to?: number): Dsl => ({ range: { place: { gte: from, lt: to } } });

/** Counts the matches in windows of the same width, and joins the windows that are one part together. */
export const partitionMatches = async (
  cluster: Cluster,
  { size, documents }: { size: number; documents: number },
  { generation, query, call }: Matches,
): Promise<IndexPart[]> => {
  const interval = Math.max(1, Math.floor(size / WINDOWS_PER_PART));
  const parts: { from: number; documents: number }[] = [];
  const step = interval * WINDOWS_PER_REQUEST;
  for (let from = 0; from < documents; from += step) {
    const body = {
      size: 0,
      track_total_hits: false,
      query: { bool: { filter: [query, placesFrom(from, from + step)] } },
      aggs: { windows: { histogram: { field: 'place', interval, min_doc_count: 1 } } },
    };
    const { aggregations } = await searchWhole(cluster, windowed, { index: generation, body, call });
    for (const { key, doc_count: count } of aggregations.windows.buckets) {
      const last = parts.at(-1);
      if (last && last.documents + count <= size) last.documents += count;
      else parts.push({ from: key, documents: count });
    }
  }
  return parts;
};

/** Returns matches from a place on. The index is sorted by place, so that the cluster reads no others. */
export const scanMatches = async (
  cluster: Cluster,
  { from, limit }: { from: number; limit: number },
  { generation, query, call }: Matches,
): Promise<ScanPage> => {
  const body = {
    size: limit,
    track_total_hits: false,
    query: { bool: { filter: [query, placesFrom(from)] } },
    sort: [{ place: { order: 'asc' } }],
  };
  const { hits } = (await searchWhole(cluster, scanned, { index: generation, body, call })).hits;
  const last = hits.at(-1);
  return {
    documents: hits.map(({ _source: { id, kept } }) => ({ id, stored: kept.stored })),
    next: last === undefined || hits.length < limit ? null : last._source.place + 1,
  };
};
