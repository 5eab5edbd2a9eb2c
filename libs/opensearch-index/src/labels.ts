import { fold, LruCache, valueOfGroupName } from '@open-discovery/search-index/text';
import type { CallOptions } from '@open-discovery/search-index';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import { labelId, labelsOf } from './names.ts';

/** Values whose label contains a text are looked for among this many. */
const CANDIDATES_LIMIT = 10_000;
const SPECIAL = /[*?\\]/gu;

/** What is known of a value. */
export interface LabelRow {
  readonly value: string;
  readonly label: string;
  /** The name under which a facet counts it. */
  readonly group: string;
}

const row = z.object({ value: z.string(), label: z.string(), group: z.string() });
const several = z.object({ docs: z.array(z.object({ _source: row.optional() })) });
const found = z.object({ hits: z.object({ hits: z.array(z.object({ _source: row })) }) });

/** Number of cached labels: pages show the same ones again and again, and they never change within a generation. */
const KEPT_LABELS = 20_000;

/** Reads the labels of a generation, and keeps those that were read last. */
export class Labels {
  readonly #cluster: Cluster;
  readonly #index: string;
  readonly #kept = new LruCache<string, LabelRow | null>(KEPT_LABELS);

  constructor(cluster: Cluster, generation: string) {
    this.#cluster = cluster;
    this.#index = labelsOf(generation);
  }

  /** Returns the rows of values, by `<field> <value>`; unknown ones are left out. A group has the row of its value. */
  async of(
    values: readonly { readonly field: string; readonly value: string }[],
    call?: CallOptions,
  ): Promise<ReadonlyMap<string, LabelRow>> {
    const named = values.map(({ field, value }) => ({
      name: `${field} ${value}`,
      id: labelId(field, valueOfGroupName(value) ?? value),
    }));
    const rows = await this.#read([...new Set(named.map(({ id }) => id))], call);
    return new Map(
      named.flatMap(({ name, id }): [string, LabelRow][] => {
        const known = rows.get(id) ?? null;
        return known === null ? [] : [[name, known]];
      }),
    );
  }

  /** Returns rows by id; those that are not kept are read in one request. */
  async #read(
    ids: readonly string[],
    call: CallOptions | undefined,
  ): Promise<ReadonlyMap<string, LabelRow | null>> {
    const rows = new Map<string, LabelRow | null>();
    for (const id of ids) {
      const kept = this.#kept.get(id);
      if (kept !== undefined) rows.set(id, kept);
    }
    const missing = ids.filter((id) => !rows.has(id));
    if (missing.length === 0) return rows;
    const request = { method: 'POST', path: `/${this.#index}/_mget`, body: { ids: missing } } as const;
    const { docs } = await this.#cluster.request(several, request, call);
    for (const [at, id] of missing.entries()) {
      const read = docs[at]?._source ?? null;
      rows.set(id, read);
      this.#kept.set(id, read);
    }
    return rows;
  }

  /** Returns the names under which facets count the values whose label contains a text. */
  async containing(field: string, text: string, call?: CallOptions): Promise<string[]> {
    const value = `*${fold(text).replace(SPECIAL, '\\$&')}*`;
    const body = {
      size: CANDIDATES_LIMIT,
      query: { bool: { filter: [{ term: { field } }, { wildcard: { folded: { value } } }] } },
    };
    const request = { method: 'POST', path: `/${this.#index}/_search`, body } as const;
    const { hits } = await this.#cluster.request(found, request, call);
    return [...new Set(hits.hits.map(({ _source }) => _source.group))];
  }
}
