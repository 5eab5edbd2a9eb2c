import type {
  CallOptions,
  IndexAnswer,
  IndexPart,
  IndexQuery,
  IndexSchema,
  QueryableIndex,
  SimilarTerm,
  Suggestion,
} from '@open-discovery/search-index';
import { checkQuerySize } from '@open-discovery/search-index/text';
import type { z } from 'zod';
import { Cluster } from './cluster.ts';
import type { ClusterOptions } from './cluster.ts';
import { attachment, found, place, record } from './cluster-answers.ts';
import { countEach } from './count-each.ts';
import { FacetCounter } from './count-facets.ts';
import { findSimilarTerms, findSuggestions, wordQueries } from './complete-words.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { checkServer, readGeneration } from './generation.ts';
import type { OpenGeneration } from './generation.ts';
import { Labels } from './labels.ts';
import { lookUp } from './look-up.ts';
import type { LookedUp } from './look-up.ts';
import { attachmentId, labelsOf, storedId } from './names.ts';
import { onePerValue } from './one-per-value.ts';
import { pageOfHits } from './page-of-hits.ts';
import { readHit } from './read-hit.ts';
import { QueryTranslator } from './to-query.ts';
import { readDocuments } from './read-documents.ts';
import { partitionMatches, scanMatches, sumNumbers } from './read-by-place.ts';
import type { Matches } from './read-by-place.ts';
import { conditionsOf, countQuery, sortLength, toSearchBody } from './to-search-body.ts';
import { KEPT, searchWhole } from './whole-answer.ts';

export interface OpenClusterOptions extends ClusterOptions {
  /** Alias of the published generation. */
  readonly alias: string;
  readonly schema: IndexSchema;
}

class ClusterIndex implements QueryableIndex {
  readonly #cluster: Cluster;
  readonly #alias: string;
  readonly #schema: IndexSchema;
  manifest: OpenGeneration;
  /** The labels of the generation that was searched last. */
  #labels: { readonly generation: string; readonly of: Labels } | null = null;

  constructor(cluster: Cluster, { alias, schema }: OpenClusterOptions, manifest: OpenGeneration) {
    this.#cluster = cluster;
    this.#alias = alias;
    this.#schema = schema;
    this.manifest = manifest;
  }

  async search(query: IndexQuery, call?: CallOptions): Promise<IndexAnswer> {
    checkQuerySize(query);
    const { generation } = this.manifest;
    const labels = this.#labelsOf(generation);
    const lookedUp = await this.#lookUp([query], call);
    const isExplained = query.explain === true;
    const translator = new QueryTranslator(this.#schema, lookedUp, { isExplained });
    const { leftOut } = await this.#left(query, lookedUp, { generation, call });
    const conditions = conditionsOf(query, translator, leftOut);
    const facets = await FacetCounter.prepare(this.#schema, query.facets ?? [], { conditions, labels, call });
    const after = await this.#after(generation, query, call);
    const body = { ...toSearchBody(query, this.#schema, conditions, after), aggs: facets.first() };
    const answer = await this.#ask(generation, body, call);
    const counts = await facets.complete(answer.aggregations ?? {}, async (aggs) => {
      const more = await this.#ask(generation, { query: conditions.query, size: 0, aggs }, call);
      return more.aggregations ?? {};
    });
    const words = new QueryTranslator(this.#schema, lookedUp, { isExplained: false }).words(query.node);
    const { page, isLast } = pageOfHits(answer.hits, query);
    const last = isLast ? undefined : page.at(-1);
    return {
      total: answer.hits.total?.value ?? 0,
      maxScore: conditions.isScored ? (answer.hits.max_score ?? 0) : 0,
      hits: page.map((hit) =>
        readHit(hit, query, { schema: this.#schema, words, isBoosted: conditions.isBoosted }),
      ),
      facets: counts,
      next: last ? formatCursor({ generation, id: last._source.id, sort: last.sort }) : null,
    };
  }

  searchEach(queries: readonly IndexQuery[], call?: CallOptions): Promise<IndexAnswer[]> {
    return Promise.all(queries.map((query) => this.search(query, call)));
  }

  async count(queries: readonly IndexQuery[], call?: CallOptions): Promise<number[]> {
    for (const query of queries) checkQuerySize(query);
    const { generation } = this.manifest;
    const lookedUp = await this.#lookUp(queries, call);
    const filters = await Promise.all(
      queries.map(async (query) => (await this.#left(query, lookedUp, { generation, call })).query),
    );
    return countEach(this.#cluster, filters, { generation, call });
  }

  async sum(query: IndexQuery, field: string, call?: CallOptions): Promise<number> {
    return sumNumbers(this.#cluster, this.#schema, field, await this.#matches(query, call));
  }

  async partition(query: IndexQuery, size: number, call?: CallOptions): Promise<IndexPart[]> {
    const { documents } = this.manifest;
    return partitionMatches(this.#cluster, { size, documents }, await this.#matches(query, call));
  }

  scan: QueryableIndex['scan'] = async (query, page, call) =>
    scanMatches(this.#cluster, page, await this.#matches(query, call));

  async get(ids: readonly string[], call?: CallOptions): Promise<(string | null)[]> {
    if (ids.length === 0) return [];
    const read = await readDocuments(this.#cluster, {
      index: this.manifest.generation,
      ids: ids.map((id) => storedId(id || ' ')),
      source: record,
      call,
    });
    return read.map((one) => one?.kept.stored ?? null);
  }

  suggest(
    prefix: string,
    options: { limit: number; groups?: readonly string[] },
    call?: CallOptions,
  ): Promise<Suggestion[]> {
    return findSuggestions(this.#cluster, this.manifest.generation, { prefix, ...options }, call);
  }

  similarTerms(word: string, call?: CallOptions): Promise<SimilarTerm[]> {
    return findSimilarTerms(this.#cluster, this.manifest.generation, word, call);
  }

  wordCounts: QueryableIndex['wordCounts'] = (words, call) => this.count(wordQueries(words), call);

  async attachment(name: string): Promise<string | null> {
    const index = labelsOf(this.manifest.generation);
    const wanted = { index, ids: [attachmentId(name)], source: attachment };
    const [read] = await readDocuments(this.#cluster, wanted);
    return read?.text ?? null;
  }

  /** The cluster checks its files itself. */
  async verify(): Promise<void> {
    await this.check();
  }

  async check(call?: CallOptions): Promise<void> {
    await this.#ask(this.manifest.generation, { size: 0, query: { match_none: {} } }, call);
  }

  health(): { fallback: null; damage: null } {
    return { fallback: null, damage: null };
  }

  async refresh(): Promise<boolean> {
    const next = await readGeneration(this.#cluster, this.#alias, this.#schema);
    const isNew = next.generation !== this.manifest.generation || next.createdAt !== this.manifest.createdAt;
    this.manifest = next;
    if (isNew) this.#labels = null;
    return isNew;
  }

  close(): Promise<void> {
    return this.#cluster.close();
  }

  #ask(index: string, body: object, call: CallOptions | undefined): Promise<z.output<typeof found>> {
    const query = { ...KEPT, include_named_queries_score: true };
    return searchWhole(this.#cluster, found, { index, body, call, query });
  }

  /** Translates a query for requests that need no scores. */
  async #matches(query: IndexQuery, call: CallOptions | undefined): Promise<Matches> {
    checkQuerySize(query);
    const { generation } = this.manifest;
    const lookedUp = await this.#lookUp([query], call);
    return this.#left(query, lookedUp, { generation, call });
  }

  /** Translates a query, and finds what it leaves out. */
  #left(
    query: IndexQuery,
    lookedUp: LookedUp,
    asked: Omit<Matches, 'query'>,
  ): ReturnType<typeof onePerValue> {
    const translator = new QueryTranslator(this.#schema, lookedUp, { isExplained: false });
    const all = { ...asked, query: countQuery(query, translator) };
    return onePerValue(this.#cluster, this.#schema, query.onePer, all);
  }

  #labelsOf(generation: string): Labels {
    if (this.#labels?.generation === generation) return this.#labels.of;
    return (this.#labels = { generation, of: new Labels(this.#cluster, generation, this.#schema) }).of;
  }

  #lookUp(queries: readonly IndexQuery[], call: CallOptions | undefined): Promise<LookedUp> {
    const { manifest } = this;
    const labels = this.#labelsOf(manifest.generation);
    return lookUp({ cluster: this.#cluster, manifest, labels }, queries, call);
  }

  /** Returns the sort values after which a page begins. */
  async #after(
    generation: string,
    query: IndexQuery,
    call: CallOptions | undefined,
  ): Promise<readonly unknown[] | null> {
    if (query.after === undefined) return null;
    const cursor = parseCursor(query.after, sortLength(query));
    if (cursor.generation === generation) return cursor.sort;
    const wanted = { index: generation, ids: [storedId(cursor.id)], source: place, call };
    const [read] = await readDocuments(this.#cluster, wanted);
    return [...cursor.sort.slice(0, -1), read?.place ?? -1];
  }
}

/**
 * Opens the published generation of an index on a cluster. Throws `missing` if there is none, `version` if it cannot be
 * used, `unreachable` if the cluster does not respond or its version is too old.
 * @example
 * const index = await openClusterIndex({ urls: ['http://localhost:9200'], alias: 'open-discovery', schema });
 */
export const openClusterIndex = async (options: OpenClusterOptions): Promise<QueryableIndex> => {
  const cluster = await Cluster.create(options);
  try {
    await checkServer(cluster);
    return new ClusterIndex(cluster, options, await readGeneration(cluster, options.alias, options.schema));
  } catch (error) {
    await cluster.close();
    throw error;
  }
};
