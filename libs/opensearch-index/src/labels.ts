import { fold, groupName, keptValue, LruCache, valueOfGroupName } from '@open-discovery/search-index/text';
import type { CallOptions, IndexSchema } from '@open-discovery/search-index';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import { labelId, labelsOf } from './names.ts';
import { readDocuments } from './read-documents.ts';
import { searchWhole, whole } from './whole-answer.ts';

/** Values whose label contains a text are looked for among this many. */
const CANDIDATES_LIMIT = 10_000;
const SPECIAL = /[*?\\]/gu;
/** OpenSearch refuses a longer text, because of what it costs to look for it. */
const SOUGHT_CHARACTERS = 100;

/** The label and group of a value. */
export interface LabelRow {
  readonly value: string;
  readonly label: string;
  /** The name under which a facet counts it. */
  readonly group: string;
}

const row = z.object({ value: z.string(), label: z.string(), group: z.string() });
const found = whole.extend({ hits: z.object({ hits: z.array(z.object({ _source: row })) }) });

/** Number of cached labels: pages show the same ones again and again, and they never change within a generation. */
const KEPT_LABELS = 20_000;

/** Reads the labels of a generation, and keeps those that were read last. */
export class Labels {
  readonly #cluster: Cluster;
  readonly #index: string;
  /** The fields whose values with the same label count as one. */
  readonly #grouped: ReadonlySet<string>;
  readonly #kept = new LruCache<string, LabelRow | null>(KEPT_LABELS);

  constructor(cluster: Cluster, generation: string, schema: IndexSchema) {
    this.#cluster = cluster;
    this.#index = labelsOf(generation);
    this.#grouped = new Set(schema.keyword.flatMap(({ name, groupByLabel }) => (groupByLabel ? [name] : [])));
  }

  /**
   * Returns the rows of values, by `<field> <value>`; unknown ones are left out. A group, which any of its values may name, has
   * the row of the value that is shown.
   */
  async of(
    values: readonly { readonly field: string; readonly value: string }[],
    call?: CallOptions,
  ): Promise<ReadonlyMap<string, LabelRow>> {
    const named = values.map(({ field, value }) => ({ field, value, id: this.#idOf(field, value) }));
    const rows = await this.#read([...new Set(named.map(({ id }) => id))], call);
    const shown = named.map(({ field, value, id }) => {
      const group = this.#ofGroup(field, value) === null ? undefined : rows.get(id)?.group;
      return { name: `${field} ${value}`, id: group === undefined ? id : this.#idOf(field, group) };
    });
    const all = await this.#read([...new Set(shown.map(({ id }) => id))], call);
    return new Map(
      shown.flatMap(({ name, id }): [string, LabelRow][] => {
        const known = all.get(id) ?? null;
        return known === null ? [] : [[name, known]];
      }),
    );
  }

  /** Returns the names under which a facet counts values and groups. */
  async namesOf(field: string, names: readonly string[], call?: CallOptions): Promise<string[]> {
    const groups = names.filter((name) => this.#ofGroup(field, name) !== null);
    const rows = await this.of(
      groups.map((value) => ({ field, value })),
      call,
    );
    return names.map((name) => rows.get(`${field} ${name}`)?.group ?? keptValue(name));
  }

  /** Returns a value of the group that a text names; `null` if the text is a value itself. */
  #ofGroup(field: string, text: string): string | null {
    return this.#grouped.has(field) ? valueOfGroupName(text) : null;
  }

  #idOf(field: string, text: string): string {
    return labelId(field, keptValue(this.#ofGroup(field, text) ?? text));
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
    const wanted = { index: this.#index, ids: missing, source: row, call };
    const read = await readDocuments(this.#cluster, wanted);
    for (const [at, id] of missing.entries()) {
      rows.set(id, read[at] ?? null);
      this.#kept.set(id, read[at] ?? null);
    }
    return rows;
  }

  /** Returns the names under which facets count the values whose label contains a text. */
  async containing(field: string, text: string, call?: CallOptions): Promise<string[]> {
    const sought = fold(text);
    const beginning = Array.from(sought).slice(0, SOUGHT_CHARACTERS).join('');
    const value = `*${beginning.replace(SPECIAL, '\\$&')}*`;
    const body = {
      size: CANDIDATES_LIMIT,
      query: { bool: { filter: [{ term: { field } }, { wildcard: { folded: { value } } }] } },
    };
    const { hits } = await searchWhole(this.#cluster, found, { index: this.#index, body, call });
    const rows = hits.hits.map(({ _source }) => _source);
    return rows
      .filter(({ value: own, label, group }) => {
        const isShown = group === own || group === groupName(own);
        return isShown && fold(label).includes(sought);
      })
      .map(({ group }) => group);
  }
}
