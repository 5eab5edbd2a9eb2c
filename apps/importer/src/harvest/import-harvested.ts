import { link, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { currentRecords, harvestFolder, readableLog, writeDurably } from '@open-discovery/harvest';
import type { HarvestState } from '@open-discovery/harvest';
import { FORMAT } from '@open-discovery/opensearch-index';
import { IndexError, publishedManifest } from '@open-discovery/search-index';
import { archivedInput } from '../archive.ts';
import type { Input } from '../input/find-inputs.ts';
import type { ImportOptions } from '../import-run.ts';
import type { ImportOutcome } from '../run-import.ts';
import { readCorrections } from '../merge/read-corrections.ts';
import { mappingFile } from '../mappings/mapping-file.ts';
import { createTableReader } from '../mappings/table-mappings.ts';
import { runImport } from '../run-import.ts';
import { HARVESTED } from '../report/summarize-report.ts';
import { readStates } from './read-states.ts';
import type { SourceAndState } from './read-states.ts';

const IMPORTED_FILE = '.imported.json';
const REPLACED_FILE = 'replaced-records.jsonl.gz';
const SEGMENT_BYTES = 16 * 1024 * 1024;
/** The approximate ratio of the size of answers to their compressed size. */
const COMPRESSION = 8;

const bytesOf = (state: HarvestState): number => {
  const log = readableLog(state);
  return log === null ? 0 : ((log.segment - 1) * SEGMENT_BYTES + log.bytes) * COMPRESSION;
};

const inputOf = (dataDir: string, { source, state }: SourceAndState): Input => ({
  name: `${HARVESTED}${source.name}`,
  bytes: bytesOf(state),
  expansion: 1,
  open: () => currentRecords(dataDir, source),
});

const textOfMappings = (dataDir: string): Promise<string | null> =>
  readFile(mappingFile(dataDir), 'utf8').catch(() => null);

/**
 * Returns a text that changes with the answers of the sources, the corrections, the mappings of tables, the archive of records, and
 * the place and format of an index in a cluster.
 */
const stampOf = async (
  { dataDir, cluster = null }: Pick<ImportOptions, 'dataDir' | 'cluster'>,
  all: readonly SourceAndState[],
): Promise<string> => {
  const archive = await archivedInput(dataDir);
  const written = archive === null ? null : (await stat(archive.name)).mtimeMs;
  return JSON.stringify([
    written,
    cluster && [cluster.alias, FORMAT],
    await readCorrections(dataDir),
    await textOfMappings(dataDir),
    ...all.map(({ source, state }) => [source.name, source.addedAt, readableLog(state)]),
  ]);
};

const readStamp = async (dataDir: string): Promise<string | null> =>
  readFile(path.join(harvestFolder(dataDir), IMPORTED_FILE), 'utf8').catch(() => null);

/** Replaces the stamp while an import runs: a killed one may have written the archive. */
const IMPORTING = JSON.stringify(['importing']);

/** Reports whether the archive was written by an import of harvested records. */
const isOurs = (stamp: string | null, now: string): boolean => {
  const writtenIn = (text: string): unknown => [JSON.parse(text)].flat()[0];
  return stamp === IMPORTING || (stamp !== null && writtenIn(stamp) === writtenIn(now));
};

const writeStamp = (dataDir: string, stamp: string): Promise<void> =>
  writeDurably(path.join(harvestFolder(dataDir), IMPORTED_FILE), stamp);

const restoreStamp = (dataDir: string, stamp: string | null): Promise<void> =>
  stamp === null
    ? rm(path.join(harvestFolder(dataDir), IMPORTED_FILE), { force: true })
    : writeStamp(dataDir, stamp);

/** Keeps records that were imported from files, because the import replaces them. Returns the name of their file. */
const keepReplaced = async (dataDir: string): Promise<string | null> => {
  const archive = await archivedInput(dataDir);
  if (archive === null) return null;
  const file = path.join(harvestFolder(dataDir), REPLACED_FILE);
  await rm(file, { force: true });
  await link(archive.name, file);
  return file;
};

export type HarvestImport =
  /** The portal has these records already. */
  | { readonly is: 'unchanged' }
  /** No source has an answer yet. */
  | { readonly is: 'empty' }
  | {
      readonly is: 'imported';
      readonly outcome: ImportOutcome;
      /** The file with records that were imported before by other means; `null` if there were none. */
      readonly replaced: string | null;
    };

/** Reports whether this version can read the index. It cannot read one that an earlier version has built, or a damaged one. */
const isReadable = ({ dataDir, cluster = null }: Pick<ImportOptions, 'dataDir' | 'cluster'>): boolean => {
  if (cluster !== null) return true;
  try {
    publishedManifest(path.join(dataDir, 'index'));
    return true;
  } catch (error) {
    if (error instanceof IndexError) return false;
    throw error;
  }
};

/** Imports the records of all sources together, unless the portal has them already in an index of this version. */
export const importHarvested = async (
  options: Omit<ImportOptions, 'inputs' | 'earlier' | 'removals' | 'corrections'>,
): Promise<HarvestImport> => {
  const { dataDir } = options;
  const all = (await readStates(dataDir)).filter(({ state }) => readableLog(state) !== null);
  if (all.length === 0) return { is: 'empty' };
  const [before, now] = [await readStamp(dataDir), await stampOf(options, all)];
  if (before === now && isReadable(options)) return { is: 'unchanged' };
  const replaced = isOurs(before, now) ? null : await keepReplaced(dataDir);
  await writeStamp(dataDir, IMPORTING);
  const outcome = await runImport({
    ...options,
    corrections: await readCorrections(dataDir),
    tables: createTableReader(mappingFile(dataDir), null),
    inputs: all.map((one) => inputOf(dataDir, one)),
  }).catch(async (error: unknown) => {
    // The archive is the earlier one, or that of another import, which the next run has to keep.
    await restoreStamp(dataDir, before);
    throw error;
  });
  // Without a record nothing was replaced, so that the archive is still that of the import before.
  await restoreStamp(dataDir, outcome.manifest === null ? before : await stampOf(options, all));
  return { is: 'imported', outcome, replaced };
};
