import { ARCHIVE_FILE, createArchive, DAYS_FILE } from '../archive.ts';
import type { JsonText } from '../input/read-values.ts';
import { parseText } from '../input/read-values.ts';
import type { Corrections } from '../merge/corrections.ts';
import { findPairs, gatherPairs, groupSets, turnRefusals, writeRefusals } from '../merge/find-merges.ts';
import { keptIdsIn, keptIdsOf } from '../merge/kept-ids.ts';
import type { KeptIds } from '../merge/kept-ids.ts';
import { bestLikely, turnLikely } from '../merge/likely-pairs.ts';
import type { LikelyRow } from '../merge/likely-pairs.ts';
import { largeStar, smallStar } from '../stage/connected-sets.ts';
import type { FunderId } from '../stage/funder-ids.ts';
import { gatherVersions, writeWorks } from '../stage/group-versions.ts';
import { indexDocuments } from '../stage/index-documents.ts';
import { createImportSpills } from '../stage/import-spills.ts';
import type { PackedDocuments } from '../stage/packed-documents.ts';
import { mergePartition, moveRenamed } from '../stage/merge-staged.ts';
import { directLinks, renameSources, resolvePartition } from '../stage/resolve-links.ts';
import { createChanges } from '../stage/stage-earlier.ts';
import { createValueStager } from '../stage/stage-values.ts';
import { createStager } from '../stage/stager.ts';
import type { DeferredRows } from '../stage/stager.ts';
import { createRecorder } from './recorder.ts';
import type { Recording } from './recorder.ts';

export interface ThreadSetup {
  readonly folder: string;
  readonly partitions: number;
  /** The number of this thread; 0 is the main one. */
  readonly writer: number;
  readonly writers: number;
  /** True if there are records of earlier imports. */
  readonly hasEarlier: boolean;
  readonly corrections: Corrections;
  /** The day of the import, in UTC. */
  readonly today: string;
}

/** The tasks of an import with their results. Tasks of different partitions are independent. */
interface Tasks {
  /** Stages texts of JSON; returns the number of records, and whether the rest of the file need not be read. */
  stage(options: { file: number; texts: readonly JsonText[] }): { records: number; isEnd: boolean };
  /** Ends staging; returns what needs the records of all threads. */
  endStaging(): { deferred: DeferredRows; gone: readonly string[] };
  /** Compares the records of each key. */
  pairs(options: { partition: number }): void;
  /** The two steps by which sets of connected ids become stars; each returns whether that changed anything. */
  largeStar(options: { partition: number }): boolean;
  smallStar(options: { partition: number }): boolean;
  /** Moves pairs to their connected set. */
  gatherPairs(options: { partition: number }): void;
  /** Groups connected sets; returns each merged id of records other than works with the surviving one. */
  group(options: { partition: number }): readonly (readonly [string, string])[];
  /** Stores the surviving ids of records other than works. */
  aliases(options: { aliases: ReadonlyMap<string, string> }): void;
  /**
   * Moves the rows of merged ids, and the refused and likely pairs to the partitions of their second ids; returns the surviving ids
   * of records that people keep apart from others.
   */
  rename(options: { partition: number }): readonly (readonly [string, string])[];
  /** Writes why pairs were refused; returns those that are likely to be the same. */
  refuse(options: { partition: number }): readonly LikelyRow[];
  /** Merges the records of each id; returns the ids of funders among them. */
  merge(options: { partition: number }): readonly FunderId[];
  renameSources(options: { partition: number }): void;
  direct(options: { partition: number }): void;
  /** Resolves relations. */
  resolve(options: { partition: number }): void;
  /** Moves links between versions to their connected set. */
  gatherVersions(options: { partition: number }): void;
  /** Finds the works of which records are versions. */
  works(options: { partition: number }): void;
  documents(options: { partition: number }): PackedDocuments;
  /** Writes the rows that wait in memory, so that other threads can read them. */
  flush(): void;
  /** Writes the rest of what is kept for the next import. */
  endArchive(): void;
}

export type TaskName = keyof Tasks;
/** The tasks that run once per partition. */
export type PartitionTask = {
  [Name in TaskName]: Parameters<Tasks[Name]> extends [{ partition: number }] ? Name : never;
}[TaskName];
export type TaskOptions<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = ReturnType<Tasks[Name]>;

/** The tasks of one thread with its files; `take` returns their reports. */
export interface ThreadTasks {
  readonly tasks: Tasks;
  readonly spills: ReturnType<typeof createImportSpills>;
  readonly parts: ReturnType<typeof createParts>;
  take(): Recording;
  /** Forgets the surviving ids. */
  forget(): void;
}

const createParts = (setup: ThreadSetup) => {
  const { folder, partitions, writer, writers, hasEarlier } = setup;
  const spills = createImportSpills({ folder, partitions, writer, writers });
  const recorder = createRecorder();
  const stager = createStager(spills);
  const earlier = createChanges(spills.replaced);
  const changes = hasEarlier ? earlier.changes : null;
  const stageValue = createValueStager({ stager, reporter: recorder, changes });
  const archive = createArchive(folder, ARCHIVE_FILE, writer);
  const keptDays = createArchive(folder, DAYS_FILE, writer);
  return { spills, recorder, stager, earlier, stageValue, archive, keptDays };
};

const NO_ALIASES = keptIdsOf(new Map());

/** Creates the tasks of one thread of an import. */
export const createThreadTasks = (setup: ThreadSetup): ThreadTasks => {
  const parts = createParts(setup);
  const { spills, recorder, stager, earlier, stageValue, archive, keptDays } = parts;
  const { today } = setup;
  /** The surviving ids of records other than works. */
  let others = NO_ALIASES;
  const idsIn = (partition: number): KeptIds => keptIdsIn(partition, spills.kept, others);
  const tasks: Tasks = {
    stage({ file, texts }) {
      const before = stager.records();
      const isEnd = texts.some((text) => stageValue(parseText(text), file));
      return { records: stager.records() - before, isEnd };
    },
    endStaging: () => ({ deferred: stager.deferred(), gone: earlier.gone() }),
    pairs: ({ partition }) => findPairs(partition, spills, setup.folder),
    largeStar: ({ partition }) => largeStar(partition, spills),
    smallStar: ({ partition }) => smallStar(partition, spills),
    gatherPairs: ({ partition }) => gatherPairs(partition, spills, setup.corrections),
    group: ({ partition }) => groupSets(partition, spills, setup.corrections),
    aliases(options) {
      others = keptIdsOf(options.aliases);
    },
    rename({ partition }) {
      const ids = idsIn(partition);
      moveRenamed(partition, spills, ids);
      turnRefusals(partition, spills, ids);
      return turnLikely(partition, spills, { ids, corrections: setup.corrections });
    },
    refuse({ partition }) {
      const ids = idsIn(partition);
      writeRefusals(partition, spills, ids);
      return bestLikely(partition, spills, ids);
    },
    merge: ({ partition }) =>
      mergePartition(partition, {
        ...{ spills, ids: idsIn(partition), archive, keptDays, today },
        reporter: recorder,
      }),
    renameSources: ({ partition }) => renameSources(partition, { spills, ids: idsIn(partition), archive }),
    direct({ partition }) {
      directLinks(partition, { spills, ids: idsIn(partition), reporter: recorder });
      spills.kept.drop(partition);
    },
    resolve: ({ partition }) => resolvePartition(partition, spills, recorder),
    gatherVersions: ({ partition }) => gatherVersions(partition, spills),
    works: ({ partition }) => writeWorks(partition, spills),
    documents: ({ partition }) =>
      indexDocuments(partition, { spills, ids: others, reporter: recorder, folder: setup.folder }),
    flush() {
      for (const spill of Object.values(spills)) spill.flush();
    },
    endArchive() {
      archive.end();
      keptDays.end();
    },
  };
  const forget = (): void => {
    others = NO_ALIASES;
  };
  return { tasks, spills, parts, take: recorder.take, forget };
};
