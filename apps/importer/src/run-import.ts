import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { GRAPH_SCHEMA } from '@open-discovery/graph-index';
import { buildGeneration } from '@open-discovery/search-index';
import type { Manifest } from '@open-discovery/search-index';
import type { Input } from './input/find-inputs.ts';
import type { Progress } from './progress.ts';
import { createReporter } from './report.ts';
import type { Report } from './report.ts';
import { indexDocuments } from './stage/index-documents.ts';
import { findAliases, mergePartition, moveRenamed } from './stage/merge-staged.ts';
import { directLinks, resolvePartition } from './stage/resolve-links.ts';
import type { DirectedRow, LinkRow, RecordRow, ResolvedRow, SameRow } from './stage/rows.ts';
import { createSpill } from './stage/spill.ts';
import type { Spill } from './stage/spill.ts';
import { stageInputs } from './stage/stage-inputs.ts';

export interface ImportOptions {
  readonly inputs: readonly Input[];
  /** Holds the index (`index`), the report's list (`import-report.jsonl`) and, while it runs, the staged rows. */
  readonly dataDir: string;
  /** Leaves the staged rows where they are. */
  readonly keepsStaging: boolean;
  readonly progress: Progress;
  readonly now: Date;
}

export interface ImportOutcome {
  readonly report: Report;
  /** Null when there was nothing to publish: the index is as it was. */
  readonly manifest: Manifest | null;
}

/** Input that one partition takes; its rows and relations, several times as many, are in memory together. */
const BYTES_PER_PARTITION = 16 * 1024 * 1024;
const MIN_PARTITIONS = 16;
const MAX_PARTITIONS = 2048;
const COMPRESSION = 8;

/** How many partitions keep each of them small; an input of unknown size counts as a big one. */
const partitionsFor = (inputs: readonly Input[]): number => {
  const bytes = inputs.reduce((sum, input) => sum + (input.bytes ?? 1024 * 1024 * 1024), 0);
  const wanted = Math.ceil((bytes * COMPRESSION) / BYTES_PER_PARTITION);
  return Math.min(Math.max(wanted, MIN_PARTITIONS), MAX_PARTITIONS);
};

const createSpills = (folder: string, partitions: number) => {
  const spill = <Row>(name: string): Spill<Row> => createSpill<Row>(folder, name, partitions);
  return {
    records: spill<RecordRow>('records'),
    links: spill<LinkRow>('links'),
    same: spill<SameRow>('same'),
    moved: spill<RecordRow>('moved'),
    merged: spill<RecordRow>('merged'),
    byTarget: spill<DirectedRow>('by-target'),
    bySource: spill<ResolvedRow>('by-source'),
  };
};

/**
 * Reads, merges and links all records of the inputs, and publishes them as a new generation of the index.
 * Nothing is published when no record was found. Everything in between lies on disk, in partitions by id, so that
 * memory does not grow with the input.
 */
export const runImport = async (options: ImportOptions): Promise<ImportOutcome> => {
  const { inputs, dataDir, progress } = options;
  mkdirSync(dataDir, { recursive: true });
  const folder = await mkdtemp(path.join(dataDir, 'import-'));
  const partitions = partitionsFor(inputs);
  const spills = createSpills(folder, partitions);
  const reporter = createReporter(path.join(dataDir, 'import-report.jsonl'));
  try {
    progress.phase('reading', inputs.every(({ bytes }) => bytes !== null) ? totalBytes(inputs) : null);
    await stageInputs({
      inputs,
      staging: spills,
      reporter,
      onBytes: progress.bytes,
      onRecord: progress.record,
    });
    progress.phase('merging', partitions);
    const aliases = await findAliases(spills.same, partitions);
    await moveRenamed(spills.records, spills.moved, aliases, partitions);
    for (let partition = 0; partition < partitions; partition += 1) {
      await mergePartition(partition, spills, aliases, reporter);
      progress.step();
    }
    progress.phase('linking', partitions);
    await directLinks(spills.links, spills.byTarget, aliases, partitions, reporter);
    for (let partition = 0; partition < partitions; partition += 1) {
      await resolvePartition(partition, spills, reporter);
      progress.step();
    }
    const records = Object.values(reporter.counts().records).reduce((sum, count) => sum + count, 0);
    if (records === 0) return { report: await reporter.finish(), manifest: null };
    progress.phase('indexing', records);
    const manifest = await buildGeneration({
      folder: path.join(dataDir, 'index'),
      schema: GRAPH_SCHEMA,
      documents: counting(indexDocuments(spills, aliases, partitions, reporter), progress.step),
      meta: { records: reporter.counts().records },
      onProgress: ({ phase }) => {
        if (phase !== 'reading') progress.phase(phase, null);
      },
      now: options.now,
    });
    return { report: await reporter.finish(), manifest };
  } finally {
    if (!options.keepsStaging) await rm(folder, { recursive: true, force: true });
  }
};

const totalBytes = (inputs: readonly Input[]): number =>
  inputs.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);

async function* counting<T>(items: AsyncIterable<T>, onItem: () => void): AsyncGenerator<T> {
  for await (const item of items) {
    onItem();
    yield item;
  }
}
