import { IndexError } from '@open-discovery/search-index';
import type { IndexSchema, OnePerValue } from '@open-discovery/search-index';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import { FIELD } from './names.ts';
import type { Matches } from './read-by-place.ts';
import { toSort, without } from './to-search-body.ts';
import { searchWhole, whole } from './whole-answer.ts';

/** The most matches with a value of the field; more of them would be read for each page. */
export const ONE_PER_VALUE_MAX = 10_000;

const sharing = whole.extend({
  hits: z.object({
    total: z.object({ value: z.number() }),
    hits: z.array(
      z.object({ fields: z.record(z.string(), z.array(z.string())), sort: z.array(z.number().nullable()) }),
    ),
  }),
});

/**
 * Returns the places of the matches that share a value with one before them, so that the others can be counted and ordered
 * exactly. Throws `query` if too many matches have a value.
 */
const placesLeftOut = async (
  cluster: Cluster,
  schema: IndexSchema,
  { field, first }: OnePerValue,
  { generation, query, call }: Matches,
): Promise<number[]> => {
  const name = FIELD.keyword(field);
  const body = {
    query: { bool: { filter: [query, { exists: { field: name } }] } },
    size: ONE_PER_VALUE_MAX,
    track_total_hits: true,
    _source: false,
    docvalue_fields: [name],
    sort: [toSort(schema, first), { place: { order: 'asc' } }],
  };
  const { total, hits } = (await searchWhole(cluster, sharing, { index: generation, body, call })).hits;
  if (total.value > ONE_PER_VALUE_MAX)
    throw new IndexError(
      'query',
      `Too many results share a ${field} with others to show one for each: ${total.value}. At most ${ONE_PER_VALUE_MAX} may`,
    );
  const seen = new Set<string>();
  return hits.flatMap(({ fields, sort }) => {
    const value = fields[name]?.[0] ?? '';
    const isFirst = !seen.has(value);
    seen.add(value);
    return isFirst ? [] : [sort.at(-1) ?? 0];
  });
};

/** Matches, and the places of those that are left out of them. */
interface Left extends Matches {
  readonly leftOut: readonly number[];
}

/** Returns the matches that are left if those with the same value are one; all of them without `onePer`. */
export const onePerValue = async (
  cluster: Cluster,
  schema: IndexSchema,
  onePer: OnePerValue | undefined,
  matches: Matches,
): Promise<Left> => {
  const leftOut = onePer === undefined ? [] : await placesLeftOut(cluster, schema, onePer, matches);
  return { ...matches, query: without(matches.query, leftOut), leftOut };
};
