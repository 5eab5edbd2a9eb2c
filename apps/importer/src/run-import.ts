import { rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { GRAPH_SCHEMA } from '@open-discovery/graph-index';
import { writeGeneration } from '@open-discovery/opensearch-index';
import { buildGeneration } from '@open-discovery/search-index';
import type { IndexDocument, Manifest } from '@open-discovery/search-index';
import { createArchive } from './archive.ts';
import type { ClusterTarget } from './cluster.ts';
import type { Input } from './input/find-inputs.ts';
import type { Aliases } from './merge/aliases.ts';
import { NO_CORRECTIONS } from './merge/corrections.ts';
import type { Corrections } from './merge/corrections.ts';
import type { Candidate } from './merge/facts.ts';
import { findMerges } from './merge/find-merges.ts';
import type { EvidenceRow } from './merge/find-merges.ts';
import type { Pair } from './merge/find-pairs.ts';
import type { Progress } from './progress.ts';
import { createReporter } from './report.ts';
import type { Report, Reporter } from './report.ts';
import { indexDocuments } from './stage/index-documents.ts';
import { mergePartition, moveRenamed } from './stage/merge-staged.ts';
import { directLinks, resolvePartition } from './stage/resolve-links.ts';
import type { DirectedRow, LinkRow, RecordRow, ResolvedRow } from './stage/rows.ts';
import { createSpill } from './stage/spill.ts';
import type { Spill } from './stage/spill.ts';
import { stageInputs } from './stage/stage-inputs.ts';
import { summarizeReport } from './summarize-report.ts';
import { createWorkFolder } from './work-folder.ts';

export interface ImportOptions {
  readonly inputs: readonly Input[];
  /**
   * Contains the index, the report's list, the archive of records and, during the import, the staged rows.
   */
  readonly dataDir: string;
  readonly progress: Progress;
  readonly now: Date;
  /** Monotonic milliseconds. */
  readonly clock: () => number;
  /** The decisions of people about which records are the same. */
  readonly corrections?: Corrections;
  /** Takes the records instead of the folder of the index. */
  readonly cluster?: ClusterTarget | null;
  /** See `BuildOptions` of search-index. */
  readonly buildWorkerUrl?: URL;
}

/** The published generation. */
type Published = Pick<Manifest, 'generation' | 'documents'>;

export interface ImportOutcome {
  readonly report: Report;
  /** `null` when there was nothing to publish: the index is unchanged. */
  readonly manifest: Published | null;
}

/** The complete list of skipped lines and of fields that records could not take, in the data folder. */
export const REPORT_FILE = 'import-report.jsonl';

/** The summary of the import, which is published with the records. */
const SUMMARY_FILE = 'import-report.json';

/** Input size per partition; its rows and relations, several times as large, are in memory together. */
const BYTES_PER_PARTITION = 16 * 1024 * 1024;
const MIN_PARTITIONS = 16;
const MAX_PARTITIONS = 2048;
const COMPRESSION = 8;

/**
 * Returns the number of partitions that keeps each of them small; an input of unknown size counts as large.
 */
const partitionsFor = (inputs: readonly Input[]): number => {
  const bytes = inputs.reduce((sum, input) => sum + (input.bytes ?? 1024 * 1024 * 1024), 0);
  const wanted = Math.ceil((bytes * COMPRESSION) / BYTES_PER_PARTITION);
  return Math.min(Math.max(wanted, MIN_PARTITIONS), MAX_PARTITIONS);
};

const createSpills = (folder: string, partitions: number) => {
  const spill = <Row>(name: string): Spill<Row> => createSpill<Row>(folder, name, partitions);
  const wholeSpill = <Row>(name: string): Spill<Row> =>
    createSpill<Row>(folder, name, partitions, (row) => row);
  return {
    records: spill<RecordRow>('records'),
    links: spill<LinkRow>('links'),
    candidates: wholeSpill<Candidate>('candidates'),
    pairs: wholeSpill<Pair>('pairs'),
    connected: wholeSpill<Pair>('connected'),
    evidence: spill<EvidenceRow>('evidence'),
    moved: spill<RecordRow>('moved'),
    merged: spill<RecordRow>('merged'),
    parts: spill<RecordRow>('parts'),
    byTarget: spill<DirectedRow>('by-target'),
    bySource: spill<ResolvedRow>('by-source'),
  };
};

const countRecords = (reporter: Reporter): number =>
  Object.values(reporter.counts().records).reduce((sum, count) => sum + count, 0);

type Spills = ReturnType<typeof createSpills>;

interface Run extends ImportOptions {
  /** By the clock of the import. */
  readonly startedMs: number;
  /** Contains the intermediate files. */
  readonly folder: string;
  readonly partitions: number;
  readonly spills: Spills;
  readonly reporter: Reporter;
}

/** Processes every partition, one after the other. */
const eachPartition = async ({ partitions, progress }: Run, work: (partition: number) => Promise<void>) => {
  for (let partition = 0; partition < partitions; partition += 1) {
    await work(partition);
    progress.step();
  }
};

const mergeAll = async (run: Run): Promise<Aliases> => {
  const { spills, partitions, reporter, progress, corrections = NO_CORRECTIONS } = run;
  progress.phase('merging', partitions);
  const aliases = await findMerges({ spills, partitions, corrections });
  await moveRenamed(spills.records, spills.moved, aliases, partitions);
  await eachPartition(run, (partition) => mergePartition(partition, spills, aliases, reporter));
  return aliases;
};

const linkAll = async (run: Run, aliases: Aliases): Promise<void> => {
  const { spills, partitions, reporter, progress } = run;
  progress.phase('linking', partitions);
  await directLinks(spills, aliases, partitions, reporter);
  await eachPartition(run, (partition) => resolvePartition(partition, spills, reporter));
};

const publishDocuments = (run: Run, documents: AsyncIterable<IndexDocument>): Promise<Published> => {
  const { folder, cluster, reporter, progress, dataDir, now, buildWorkerUrl } = run;
  const attachments = () => {
    const times = { startedAt: now, durationMs: run.clock() - run.startedMs };
    return { [SUMMARY_FILE]: JSON.stringify(summarizeReport(reporter.soFar(), times)) };
  };
  if (cluster)
    return writeGeneration({
      ...cluster,
      schema: GRAPH_SCHEMA,
      documents,
      folder,
      now,
      attachments,
      onPhase: (phase) => progress.phase(phase, null),
    });
  return buildGeneration({
    folder: path.join(dataDir, 'index'),
    schema: GRAPH_SCHEMA,
    documents,
    meta: { records: reporter.counts().records },
    attachments,
    onProgress: ({ phase }) => {
      if (phase !== 'reading') progress.phase(phase, null);
    },
    now,
    buildWorkerUrl,
  });
};

const publishAll = async (run: Run, aliases: Aliases): Promise<Published> => {
  const { folder, spills, partitions, reporter, progress, dataDir } = run;
  progress.phase('indexing', countRecords(reporter));
  const archive = createArchive(folder, dataDir);
  try {
    const documents = indexDocuments({ spills, aliases, partitions, reporter, archive });
    const manifest = await publishDocuments(run, counting(documents, progress.step));
    await archive.publish();
    return manifest;
  } finally {
    await archive.discard();
  }
};

/**
 * Reads, merges and links all records of the inputs, and publishes them as a new generation of the index.
 * Publishes nothing when there are no records. Intermediate data is on disk, partitioned by id, so that
 * memory does not grow with the input.
 */
export const runImport = async (options: ImportOptions): Promise<ImportOutcome> => {
  const { inputs, dataDir, progress } = options;
  const folder = createWorkFolder(dataDir);
  const partitions = partitionsFor(inputs);
  const spills = createSpills(folder, partitions);
  const reporter = createReporter(path.join(folder, REPORT_FILE));
  const run: Run = { ...options, startedMs: options.clock(), folder, partitions, spills, reporter };
  const forget = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', forget);
  try {
    progress.phase('reading', totalBytes(inputs));
    await stageInputs({
      inputs,
      staging: spills,
      reporter,
      onBytes: progress.bytes,
      onRecord: progress.record,
    });
    const aliases = await mergeAll(run);
    await linkAll(run, aliases);
    const manifest = countRecords(reporter) === 0 ? null : await publishAll(run, aliases);
    const report = await reporter.finish();
    await rename(path.join(folder, REPORT_FILE), path.join(dataDir, REPORT_FILE));
    return { report, manifest };
  } finally {
    process.off('exit', forget);
    forget();
  }
};

/** Returns `null` if the size of an input is unknown. */
const totalBytes = (inputs: readonly Input[]): number | null =>
  inputs.reduce<number | null>((sum, { bytes }) => (sum === null || bytes === null ? null : sum + bytes), 0);

async function* counting<T>(items: AsyncIterable<T>, onItem: () => void): AsyncGenerator<T> {
  for await (const item of items) {
    onItem();
    yield item;
  }
}
