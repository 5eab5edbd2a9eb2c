import { createArchive } from '../archive.ts';
import type { JsonText } from '../input/read-values.ts';
import { parseText } from '../input/read-values.ts';
import type { KeptIds } from '../merge/aliases.ts';
import { keptIdIn } from '../merge/id-table.ts';
import type { IdTable } from '../merge/id-table.ts';
import type { Corrections } from '../merge/corrections.ts';
import { connectPairs, findPairs, groupSets, relateOthers } from '../merge/find-merges.ts';
import type { FunderId } from '../stage/funder-ids.ts';
import { workIn } from '../stage/group-versions.ts';
import type { VersionLink } from '../stage/group-versions.ts';
import { indexDocuments } from '../stage/index-documents.ts';
import type { DocumentOptions } from '../stage/index-documents.ts';
import { createImportSpills } from '../stage/import-spills.ts';
import type { PackedDocuments } from '../stage/packed-documents.ts';
import { mergePartition, moveRenamed } from '../stage/merge-staged.ts';
import { directLinks, resolvePartition } from '../stage/resolve-links.ts';
import { createChanges } from '../stage/stage-earlier.ts';
import { createValueStager } from '../stage/stage-values.ts';
import { createStager } from '../stage/stager.ts';
import type { HeldBack } from '../stage/stager.ts';
import { createRecorder } from './recorder.ts';
import type { Recording } from './recorder.ts';

/** What a thread needs to know of an import. */
export interface ThreadSetup {
  readonly folder: string;
  readonly partitions: number;
  /** The number of this thread; 0 is the main one. */
  readonly writer: number;
  readonly writers: number;
  /** True if there are records of earlier imports. */
  readonly hasEarlier: boolean;
  readonly corrections: Corrections;
}

/** The parts of an import that threads do, and what they return. Parts of one partition do not meet those of another. */
interface Tasks {
  /** Stages texts of JSON; returns the number of records, and whether the rest of the file need not be read. */
  stage(options: { file: number; texts: readonly JsonText[] }): { records: number; isEnd: boolean };
  /** Ends staging; returns what has to be known as a whole. */
  endStaging(): { held: HeldBack; gone: readonly string[] };
  /** Compares the records of each key; returns the pairs that may be the same. */
  pairs(options: { partition: number }): Promise<readonly (readonly [string, string])[]>;
  /** Moves pairs to their connected set. */
  connect(options: { partition: number }): Promise<null>;
  /** Groups connected sets; returns each merged id with the surviving one. */
  group(options: { partition: number }): Promise<readonly (readonly [string, string])[]>;
  /** Relates versions. */
  relate(options: { partition: number }): Promise<null>;
  /** Takes the ids of merged records, or before that those of records that may be the same; the first table decides. */
  aliases(options: { tables: readonly IdTable[] }): null;
  rename(options: { partition: number }): Promise<null>;
  /** Merges the records of each id; returns the ids of funders among them. */
  merge(options: { partition: number }): Promise<readonly FunderId[]>;
  direct(options: { partition: number }): Promise<null>;
  /** Resolves relations; returns those between versions of works. */
  resolve(options: { partition: number }): Promise<readonly VersionLink[]>;
  /** Takes the works of which records are versions. */
  works(options: { table: IdTable }): null;
  /** Makes the documents of the index. */
  documents(options: { partition: number }): Promise<PackedDocuments>;
  /** Writes the rows that wait in memory, so that other threads can read them. */
  flush(): null;
  /** Writes the rest of the archive. */
  endArchive(): Promise<null>;
}

export type TaskName = keyof Tasks;
/** The tasks that are done for each partition. */
export type PartitionTask =
  'pairs' | 'connect' | 'group' | 'relate' | 'rename' | 'merge' | 'direct' | 'resolve' | 'documents';
export type TaskOptions<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** The tasks of one thread with its files; `take` returns what they have reported. */
export interface Workbench {
  readonly tasks: Tasks;
  readonly spills: ReturnType<typeof createImportSpills>;
  readonly parts: ReturnType<typeof createParts>;
  take(): Recording;
  /** Forgets the ids of merged records, and closes what is open after a failure. */
  discard(): Promise<void>;
}

const createParts = (setup: ThreadSetup) => {
  const { folder, partitions, writer, writers, hasEarlier } = setup;
  const spills = createImportSpills({ folder, partitions, writer, writers });
  const recorder = createRecorder();
  const stager = createStager(spills);
  const earlier = createChanges(spills.replaced);
  const changes = hasEarlier ? earlier.changes : null;
  const stageValue = createValueStager({ stager, reporter: recorder, changes });
  return { spills, recorder, stager, earlier, stageValue, archive: createArchive(folder, writer) };
};

/** Returns the surviving ids of tables; the first table that has another id for one decides. */
const keptIdsIn = (tables: readonly IdTable[]): KeptIds => {
  const lookups = tables.map(keptIdIn);
  return {
    keptId(id) {
      for (const keptId of lookups) {
        const kept = keptId(id);
        if (kept !== id) return kept;
      }
      return id;
    },
  };
};

const NO_ALIASES = keptIdsIn([]);
const NO_WORKS: DocumentOptions['workOf'] = () => undefined;

/** Creates the tasks of one thread of an import. */
export const createWorkbench = (setup: ThreadSetup): Workbench => {
  const parts = createParts(setup);
  const { spills, recorder, stager, earlier, stageValue, archive } = parts;
  let aliases = NO_ALIASES;
  let workOf = NO_WORKS;
  const tasks: Tasks = {
    stage({ file, texts }) {
      const before = stager.records();
      const isEnd = texts.some((text) => stageValue(parseText(text), file));
      return { records: stager.records() - before, isEnd };
    },
    endStaging: () => ({ held: stager.held(), gone: earlier.gone() }),
    pairs: ({ partition }) => findPairs(partition, spills),
    async connect({ partition }) {
      await connectPairs(partition, spills, aliases);
      return null;
    },
    group: ({ partition }) => groupSets(partition, { spills, sets: aliases, corrections: setup.corrections }),
    async relate({ partition }) {
      await relateOthers(partition, spills, aliases);
      return null;
    },
    aliases({ tables }) {
      aliases = keptIdsIn(tables);
      return null;
    },
    async rename({ partition }) {
      await moveRenamed(partition, spills, aliases);
      return null;
    },
    merge: ({ partition }) => mergePartition(partition, { spills, aliases, archive, reporter: recorder }),
    async direct({ partition }) {
      await directLinks(partition, { spills, aliases, archive, reporter: recorder });
      return null;
    },
    resolve: ({ partition }) => resolvePartition(partition, spills, recorder),
    works({ table }) {
      workOf = workIn(table);
      return null;
    },
    documents: ({ partition }) =>
      indexDocuments(partition, { spills, aliases, workOf, reporter: recorder, folder: setup.folder }),
    flush() {
      for (const spill of Object.values(spills)) spill.flush();
      return null;
    },
    async endArchive() {
      await archive.end();
      return null;
    },
  };
  const discard = (): Promise<void> => {
    aliases = NO_ALIASES;
    workOf = NO_WORKS;
    return archive.discard();
  };
  return { tasks, spills, parts, take: recorder.take, discard };
};
