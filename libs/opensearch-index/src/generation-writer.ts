import { IndexError } from '@open-discovery/search-index';
import type { FurtherValues, IndexDocument } from '@open-discovery/search-index';
import { fold, keptValue } from '@open-discovery/search-index/text';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { BulkWriter } from './bulk-writer.ts';
import type { Cluster } from './cluster.ts';
import { furtherRows } from './further-values.ts';
import { nextGeneration, readUnfinished, removeGeneration } from './generations.ts';
import type { Generations } from './generations.ts';
import { completionsBody, documentsBody, labelsBody, metaOf } from './index-body.ts';
import type { GenerationMeta } from './index-body.ts';
import { attachmentId, completionsOf, labelId, labelsOf, storedId } from './names.ts';
import { settleGeneration } from './settle-generation.ts';
import { spool, spooled } from './spool.ts';
import { Survey } from './survey.ts';
import { checkNumber, toSource } from './to-source.ts';
import type { WriteOptions } from './write-options.ts';

const LONG_MS = 600_000;
const PARTITION = 50_000;

/** The generation that is written. */
interface Target {
  readonly generation: string;
  readonly meta: GenerationMeta;
}

/** Writes a generation beside the published one. */
export class GenerationWriter {
  readonly #cluster: Cluster;
  readonly #options: WriteOptions;
  readonly #survey: Survey;
  #target: Target | null = null;
  #acknowledged = 0;
  #documents = 0;
  readonly #further = new Set<string>();
  #checksum = 0;

  constructor(cluster: Cluster, options: WriteOptions) {
    this.#cluster = cluster;
    this.#options = options;
    this.#survey = new Survey(options.schema);
  }

  /** Returns the generation, which is complete and not yet published. */
  async write(before: Generations): Promise<{ generation: string; documents: number; resumedAt: number }> {
    const { folder, documents, onPhase } = this.#options;
    const file = path.join(folder, 'documents.jsonl');
    try {
      const digest = await spool(file, documents, (part) => this.#count(part));
      onPhase?.('merging');
      const target = await this.#open(digest, before);
      const resumedAt = this.#acknowledged;
      await this.#writeDocuments(target, file);
      await this.#writeValues(target.generation);
      onPhase?.('publishing');
      await this.#finish(target);
      return { generation: target.generation, documents: this.#documents, resumedAt };
    } finally {
      rmSync(file, { force: true });
    }
  }

  #count(part: IndexDocument | FurtherValues): void {
    if ('furtherOf' in part) {
      this.#further.add(part.field);
      return;
    }
    this.#survey.add(part);
    this.#documents += 1;
    this.#checksum += checkNumber(part);
  }

  /** Removes the written documents. */
  async discard(): Promise<void> {
    if (this.#target !== null)
      await removeGeneration(this.#cluster, this.#target.generation).catch(() => undefined);
  }

  /** Adds to a failure how the next attempt continues. */
  resumable(error: unknown): unknown {
    if (!(error instanceof IndexError) || this.#target === null) return error;
    const goesOn = `The same import goes on after ${this.#acknowledged} of ${this.#documents} records.`;
    return new IndexError(error.reason, `${error.message} ${goesOn}`, { cause: error });
  }

  /** Opens the generation that an interrupted write of the same documents left, or a new one. */
  async #open(digest: string, before: Generations): Promise<Target> {
    const { alias, schema, now } = this.#options;
    const wanted = metaOf(schema, { documents: this.#documents, further: [...this.#further] }, now, {
      digest,
      acknowledged: 0,
    });
    const same = ({ format, analyzer, schema: known, writing }: GenerationMeta): boolean =>
      format === wanted.format &&
      analyzer === wanted.analyzer &&
      known === wanted.schema &&
      writing?.digest === digest;
    let resumed: Target | null = null;
    for (const one of await readUnfinished(this.#cluster, alias)) {
      if (one.generation === before.published) continue;
      if (resumed === null && same(one.meta)) resumed = one;
      else await removeGeneration(this.#cluster, one.generation);
    }
    this.#target = resumed ?? (await this.#create(nextGeneration(alias, before), wanted));
    this.#acknowledged = this.#target.meta.writing?.acknowledged ?? 0;
    return this.#target;
  }

  async #create(generation: string, meta: GenerationMeta): Promise<Target> {
    const { schema, shards, replicas } = this.#options;
    // The documents come last: without them there is nothing to go on with.
    const bodies: [string, object][] = [
      [labelsOf(generation), labelsBody(replicas)],
      [completionsOf(generation), completionsBody(replicas)],
      [generation, documentsBody(schema, { shards, replicas }, meta)],
    ];
    for (const [index, body] of bodies) await this.#createIndex(index, body);
    return { generation, meta };
  }

  async #createIndex(index: string, body: object): Promise<void> {
    const created = z.object({ shards_acknowledged: z.boolean() });
    const request = { method: 'PUT', path: `/${index}`, body } as const;
    const { shards_acknowledged: isThere } = await this.#cluster.request(created, request, {
      timeLimitMs: LONG_MS,
    });
    if (isThere) return;
    throw new IndexError(
      'storage',
      'The search cluster has no place for records: its disks are nearly full, or too few nodes are there.',
    );
  }

  async #writeDocuments(target: Target, file: string): Promise<void> {
    const { schema, partition = PARTITION } = this.#options;
    // Scores depend on the day, which is that of the first attempt.
    const corpus = this.#survey.corpus(new Date(target.meta.createdAt));
    const writer = new BulkWriter(this.#cluster, target.generation);
    const further = new BulkWriter(this.#cluster, labelsOf(target.generation));
    let place = 0;
    for await (const part of spooled(file)) {
      if ('furtherOf' in part) {
        // Those of the last acknowledged document may be missing.
        if (place >= this.#acknowledged) for (const row of furtherRows(part)) await further.add(row);
        continue;
      }
      if (place >= this.#acknowledged)
        await writer.add({ id: storedId(part.id), source: toSource(schema, part, place, corpus) });
      place += 1;
      if (place % partition !== 0 || place <= this.#acknowledged) continue;
      await Promise.all([writer.finish(), further.finish()]);
      await this.#acknowledge(target, place);
    }
    await Promise.all([writer.finish(), further.finish()]);
  }

  /** Has the cluster keep what it has, and notes how much that is. */
  async #acknowledge({ generation, meta }: Target, acknowledged: number): Promise<void> {
    await this.#request('POST', `/${generation}/_flush`);
    const digest = meta.writing?.digest ?? '';
    await this.#request('PUT', `/${generation}/_mapping`, {
      _meta: { ...meta, writing: { digest, acknowledged } },
    });
    this.#acknowledged = acknowledged;
  }

  async #writeValues(generation: string): Promise<void> {
    const labels = new BulkWriter(this.#cluster, labelsOf(generation));
    for (const row of this.#survey.values())
      await labels.add({
        id: labelId(row.field, row.value),
        source: { ...row, folded: keptValue(fold(row.label)) },
      });
    for (const [name, text] of Object.entries(this.#options.attachments?.() ?? {}))
      await labels.add({ id: attachmentId(name), source: { text } });
    await labels.finish();
    const completions = new BulkWriter(this.#cluster, completionsOf(generation));
    for (const row of this.#survey.completions())
      await completions.add({ id: labelId(row.group, `${row.key}\u0000${row.text}`), source: row });
    await completions.finish();
  }

  async #finish({ generation, meta }: Target): Promise<void> {
    await settleGeneration(this.#cluster, generation, {
      replicas: this.#options.replicas,
      documents: this.#documents,
      checksum: this.#checksum,
    });
    const { writing: _writing, ...rest } = meta;
    const publishedAt = (this.#options.publishedAt?.() ?? this.#options.now).toISOString();
    await this.#request('PUT', `/${generation}/_mapping`, { _meta: { ...rest, publishedAt } });
  }

  async #request(method: 'POST' | 'PUT', address: string, body?: object): Promise<void> {
    await this.#cluster.command({ method, path: address, body }, { timeLimitMs: LONG_MS });
  }
}
