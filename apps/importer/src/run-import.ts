import { rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { GRAPH_SCHEMA } from '@open-discovery/graph-index';
import { checkCluster, writeGeneration } from '@open-discovery/opensearch-index';
import { buildGeneration } from '@open-discovery/search-index';
import type { Manifest } from '@open-discovery/search-index';
import { ARCHIVE_FILE, DAYS_FILE, joinArchive, keptInput, publishArchive, publishDays } from './archive.ts';
import { eachPartition, everywhere, forEachPartition, REPORT_FILE, startRun } from './import-run.ts';
import type { ImportOptions, Run } from './import-run.ts';
import type { Input } from './input/find-inputs.ts';
import type { LikelyPair } from './merge/likely-pairs.ts';
import { findSets, mergeAll } from './merge/merge-all.ts';
import type { Report, Reporter } from './report/report.ts';
import { unpackDocuments } from './stage/packed-documents.ts';
import type { DocumentPart } from './stage/packed-documents.ts';
import { readDays } from './stage/record-days.ts';
import { stageEarlier } from './stage/stage-earlier.ts';
import { stageInputs } from './stage/stage-inputs.ts';
import { summarizeReport } from './report/summarize-report.ts';
import { createBatches } from './threads/batches.ts';
import { report as reportRecording } from './threads/recorder.ts';
import { createWorkFolder } from './work-folder.ts';

type Published = Pick<Manifest, 'generation' | 'documents'>;

export interface ImportOutcome {
  readonly report: Report;
  /** `null` when there was nothing to publish: the index is unchanged. */
  readonly manifest: Published | null;
}

/** The summary of the import, which is published with the records. */
const SUMMARY_FILE = 'import-report.json';
/** The pairs that people decide about, which are published with the records as well. */
const LIKELY_FILE = 'likely-duplicates.json';

/** Tasks for each partition, besides those that connect versions. */
const LINKING_STEPS = 5;

/** Partitions whose documents wait for this thread, which takes longer for them than the others: documents are large. */
const PACKED_AHEAD = 2;

const countRecords = (reporter: Reporter): number =>
  Object.values(reporter.counts().records).reduce((sum, count) => sum + count, 0);

const stageAll = async ({ inputs, tables, main, pool, reporter, progress }: Run): Promise<void> => {
  const batches = createBatches(pool, ({ result, recording }) => {
    reportRecording(reporter, recording);
    for (let record = 0; record < result.records; record += 1) progress.record();
  });
  await stageInputs({
    inputs,
    reporter,
    stageValue: main.parts.stageValue,
    stageTexts: batches.stage,
    ...(tables === undefined ? {} : { tables }),
    onBytes: progress.bytes,
  });
  await batches.end();
};

const readAll = async (run: Run): Promise<void> => {
  const { inputs, earlier = null, removals = null, dataDir, main, partitions, reporter, progress } = run;
  progress.phase('reading', totalBytes(earlier === null ? inputs : [earlier, ...inputs]));
  await stageAll(run);
  const { spills, parts } = main;
  if (earlier !== null) {
    const gone = new Set((await everywhere(run, 'endStaging', undefined)).flatMap((ended) => ended.gone));
    await everywhere(run, 'flush', undefined);
    const { stager } = parts;
    const from = { archive: earlier, onBytes: progress.bytes, onRecord: progress.record };
    await stageEarlier({ ...from, spills, partitions, removals, gone, stager, reporter });
  }
  const days = await keptInput(dataDir, DAYS_FILE);
  if (days !== null) await readDays(days, spills.days);
  const ended = await everywhere(run, 'endStaging', undefined);
  parts.stager.end(ended.map(({ deferred }) => deferred));
  await everywhere(run, 'flush', undefined);
};

const linkAll = async (run: Run): Promise<void> => {
  run.progress.phase('linking', LINKING_STEPS * run.partitions);
  await forEachPartition(run, 'renameSources');
  await forEachPartition(run, 'direct');
  await forEachPartition(run, 'resolve');
  await findSets(run);
  await forEachPartition(run, 'gatherVersions');
  await forEachPartition(run, 'works');
  await everywhere(run, 'endArchive', undefined);
};

/** The documents of an import, and the likely duplicates that are published with them. */
interface Publication {
  readonly documents: AsyncIterable<DocumentPart>;
  readonly likely: readonly LikelyPair[];
}

/** Returns the present time, by the steady clock since the import has started. */
const timeOf = ({ now, clock, startedMs }: Run): Date => new Date(now.getTime() + clock() - startedMs);

const publishDocuments = (run: Run, { documents, likely }: Publication): Promise<Published> => {
  const { folder, cluster, reporter, progress, dataDir, now, buildWorkerUrl } = run;
  const attachments = () => {
    const times = { startedAt: now, durationMs: run.clock() - run.startedMs };
    return {
      [SUMMARY_FILE]: JSON.stringify(summarizeReport(reporter.soFar(), times)),
      [LIKELY_FILE]: JSON.stringify(likely),
    };
  };
  const publishedAt = (): Date => timeOf(run);
  if (cluster)
    return writeGeneration({
      ...cluster,
      schema: GRAPH_SCHEMA,
      documents,
      folder,
      now,
      publishedAt,
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
    publishedAt,
    buildWorkerUrl,
  });
};

async function* documentsOf(run: Run): AsyncGenerator<DocumentPart> {
  const window = Math.min(run.pool.window, run.pool.threads + PACKED_AHEAD);
  for await (const documents of eachPartition(run, 'documents', window))
    for (const document of unpackDocuments(documents)) {
      if (!('furtherOf' in document)) run.progress.step();
      yield document;
    }
  // Their memory is of use to the index, which is not complete yet.
  await run.pool.end();
}

const publishAll = async (run: Run, likely: readonly LikelyPair[]): Promise<Published> => {
  const { reporter, progress, folder, writers, dataDir } = run;
  progress.phase('indexing', countRecords(reporter));
  // Before the index is published: copying takes a while and may fill the disk, and both have to be of the same import.
  const archive = await joinArchive(folder, ARCHIVE_FILE, writers);
  const days = await joinArchive(folder, DAYS_FILE, writers);
  const manifest = await publishDocuments(run, { documents: documentsOf(run), likely });
  await publishArchive(archive, dataDir);
  // Last: of an import that is killed before, all changes count as those of the next one.
  await publishDays(days, dataDir);
  return manifest;
};

/** An import that finds nothing publishes nothing, unless it has removed all records. */
const isNothing = (reporter: Reporter): boolean =>
  countRecords(reporter) === 0 && reporter.soFar().removed === 0;

/**
 * Reads, merges and links all records of the inputs, and publishes them as a new generation of the index.
 * Publishes nothing when there are no records. Intermediate data is on disk, partitioned by id, so that
 * memory does not grow with the input.
 */
export const runImport = async (options: ImportOptions): Promise<ImportOutcome> => {
  const { dataDir, cluster } = options;
  // Before records are read, which may take hours.
  if (cluster) await checkCluster(cluster);
  const folder = createWorkFolder(dataDir);
  const run = startRun(options, folder);
  const { reporter, pool } = run;
  const forget = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', forget);
  try {
    await readAll(run);
    const likely = await mergeAll(run);
    await linkAll(run);
    const manifest = isNothing(reporter) ? null : await publishAll(run, likely);
    const report = await reporter.finish();
    await rename(path.join(folder, REPORT_FILE), path.join(dataDir, REPORT_FILE));
    return { report, manifest };
  } finally {
    await pool.end();
    process.off('exit', forget);
    forget();
  }
};

/** Returns `null` if the size of an input is unknown. */
const totalBytes = (inputs: readonly Input[]): number | null =>
  inputs.reduce<number | null>((sum, { bytes }) => (sum === null || bytes === null ? null : sum + bytes), 0);
