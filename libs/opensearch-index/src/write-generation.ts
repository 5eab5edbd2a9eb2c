import { IndexError } from '@open-discovery/search-index';
import type { IndexDocument, IndexSchema } from '@open-discovery/search-index';
import { fold } from '@open-discovery/search-index/text';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { BulkWriter } from './bulk-writer.ts';
import { Cluster } from './cluster.ts';
import type { ClusterOptions } from './cluster.ts';
import { checkServer } from './generation.ts';
import { nextGeneration, publish, readGenerations, removeGeneration } from './generations.ts';
import { completionsBody, documentsBody, labelsBody, metaOf } from './index-body.ts';
import { completionsOf, labelId, labelsOf, storedId } from './names.ts';
import { spool, spooled } from './spool.ts';
import { Survey } from './survey.ts';
import { toSource } from './to-source.ts';

/** Options for writing a generation. */
export interface WriteOptions extends ClusterOptions {
  /** Alias of the published generation. */
  readonly alias: string;
  readonly schema: IndexSchema;
  readonly documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>;
  /** Takes the documents until all of them are known. */
  readonly folder: string;
  /** The reference day of recency. */
  readonly now: Date;
  readonly shards: number;
  readonly replicas: number;
  readonly onPhase?: (phase: 'merging' | 'publishing') => void;
}

/** A published generation. */
export interface WrittenGeneration {
  readonly generation: string;
  readonly documents: number;
}

const LONG_MS = 600_000;
const anything = z.unknown();
const countAnswer = z.object({ count: z.number() });

/** Writes a generation beside the published one. */
class GenerationWriter {
  readonly #cluster: Cluster;
  readonly #options: WriteOptions;
  readonly #generation: string;

  constructor(cluster: Cluster, options: WriteOptions, generation: string) {
    this.#cluster = cluster;
    this.#options = options;
    this.#generation = generation;
  }

  /** Returns the number of documents. */
  async write(): Promise<number> {
    const { schema, folder, now, documents, onPhase } = this.#options;
    const survey = new Survey(schema);
    const file = path.join(folder, 'documents.jsonl');
    let count = 0;
    try {
      await spool(file, documents, (document) => {
        survey.add(document);
        count += 1;
      });
      onPhase?.('merging');
      await this.#create(count);
      const corpus = survey.corpus(now);
      const writer = new BulkWriter(this.#cluster, this.#generation);
      let place = 0;
      for await (const document of spooled(file)) {
        await writer.add({ id: storedId(document.id), source: toSource(schema, document, place, corpus) });
        place += 1;
      }
      await writer.finish();
      await this.#writeLabels(survey, corpus);
      await this.#writeCompletions(survey);
    } finally {
      rmSync(file, { force: true });
    }
    onPhase?.('publishing');
    await this.#settle(count);
    return count;
  }

  async #create(documents: number): Promise<void> {
    const { schema, shards, now } = this.#options;
    const bodies: [string, object][] = [
      [this.#generation, documentsBody(schema, shards, metaOf(schema, documents, now))],
      [labelsOf(this.#generation), labelsBody()],
      [completionsOf(this.#generation), completionsBody()],
    ];
    for (const [index, body] of bodies) await this.#request('PUT', `/${index}`, body);
  }

  async #writeLabels(survey: Survey, corpus: Parameters<Survey['values']>[0]): Promise<void> {
    const writer = new BulkWriter(this.#cluster, labelsOf(this.#generation));
    for (const row of survey.values(corpus))
      await writer.add({
        id: labelId(row.field, row.value),
        source: { ...row, folded: fold(row.label) },
      });
    await writer.finish();
  }

  async #writeCompletions(survey: Survey): Promise<void> {
    const writer = new BulkWriter(this.#cluster, completionsOf(this.#generation));
    for (const row of survey.completions())
      await writer.add({ id: labelId(row.group, `${row.key}\u0000${row.text}`), source: row });
    await writer.finish();
  }

  /** Makes the generation searchable on all of its copies, and compares its size. */
  async #settle(expected: number): Promise<void> {
    const indexes = [this.#generation, labelsOf(this.#generation), completionsOf(this.#generation)].join(',');
    await this.#request('POST', `/${indexes}/_refresh`);
    await this.#request('PUT', `/${indexes}/_settings`, {
      index: { refresh_interval: null, number_of_replicas: this.#options.replicas },
    });
    await this.#request('GET', `/_cluster/health/${indexes}`, undefined, {
      wait_for_status: 'green',
      timeout: '60s',
    });
    const { count } = await this.#cluster.request(countAnswer, {
      method: 'GET',
      path: `/${this.#generation}/_count`,
    });
    if (count !== expected)
      throw new IndexError('document', `The search cluster has ${count} records instead of ${expected}.`);
  }

  async #request(
    method: 'GET' | 'POST' | 'PUT',
    address: string,
    body?: object,
    query?: Record<string, string>,
  ): Promise<void> {
    const request = { method, path: address, body, query };
    await this.#cluster.request(anything, request, { timeLimitMs: LONG_MS });
  }
}

/** Removes the generations before the one that was published until now, which is kept for going back. */
const removeOlder = async (cluster: Cluster, all: readonly string[], kept: string | null): Promise<void> => {
  for (const generation of all) if (generation !== kept) await removeGeneration(cluster, generation);
};

/**
 * Writes documents as a new generation and publishes it; until then, and on failure, the old one stays. The one before is kept
 * for `rollBack`. Two writers of the same alias must not run at the same time.
 */
export const writeGeneration = async (options: WriteOptions): Promise<WrittenGeneration> => {
  const cluster = new Cluster(options);
  try {
    await checkServer(cluster);
    const before = await readGenerations(cluster, options.alias);
    const generation = nextGeneration(options.alias, before);
    try {
      const documents = await new GenerationWriter(cluster, options, generation).write();
      await publish(cluster, options.alias, before.published, generation);
      await removeOlder(cluster, before.all, before.published);
      return { generation, documents };
    } catch (error) {
      await removeGeneration(cluster, generation).catch(() => undefined);
      throw error;
    }
  } finally {
    await cluster.close();
  }
};
