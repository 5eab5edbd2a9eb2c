import { fold, valueOfGroupName } from '@open-discovery/search-index/text';
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

/** Reads the labels of a generation. */
export class Labels {
  readonly #cluster: Cluster;
  readonly #index: string;

  constructor(cluster: Cluster, generation: string) {
    this.#cluster = cluster;
    this.#index = labelsOf(generation);
  }

  /** Returns the rows of values, by `<field> <value>`; unknown ones are left out. A group has the row of its value. */
  async of(
    values: readonly { readonly field: string; readonly value: string }[],
    call?: CallOptions,
  ): Promise<ReadonlyMap<string, LabelRow>> {
    if (values.length === 0) return new Map();
    const ids = values.map(({ field, value }) => labelId(field, valueOfGroupName(value) ?? value));
    const request = { method: 'POST', path: `/${this.#index}/_mget`, body: { ids } } as const;
    const { docs } = await this.#cluster.request(several, request, call);
    return new Map(
      values.flatMap(({ field, value }, index): [string, LabelRow][] => {
        const source = docs[index]?._source;
        return source ? [[`${field} ${value}`, source]] : [];
      }),
    );
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
