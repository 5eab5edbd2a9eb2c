import { rmSync } from 'node:fs';
import type { Kind, RelationName } from '@open-discovery/model';
import type { ReadReporter } from '../report.ts';
import { NOT_HERE, reportLost } from './resolve-links.ts';
import type { ResolvedRow, TargetRow } from './rows.ts';
import { createSpill } from './spill.ts';
import type { Spill } from './spill.ts';

/** The distinct relations of a record: their targets by the name of the relation and by id. */
type RelationsOf = Map<RelationName, Map<string, TargetRow>>;

/** A relation of a record with its target. */
export type RelatedRow = Pick<ResolvedRow, 'relation' | 'target'> & TargetRow;

/** A relation of which the record shows nothing, as it waits on disk under its target. */
type BareRow = Pick<ResolvedRow, 'relation' | 'targetKind' | 'place'>;

/** Relations of a record in memory, beyond those of which it shows something. */
const MOST_IN_MEMORY = 20_000;
/** The lists on disk of the other ones; one is in memory at a time. */
const LISTS = 256;

/** The targets of which a record shows nothing, once for each kind: some sources have a relation with every record. */
const createTargets = () => {
  const bare = new Map<Kind, TargetRow>();
  return ({ targetKind, stub, work }: TargetRow): TargetRow => {
    if (stub || work) return { targetKind, ...(stub ? { stub } : {}), ...(work ? { work } : {}) };
    const target = bare.get(targetKind) ?? { targetKind };
    bare.set(targetKind, target);
    return target;
  };
};

/** Sorts names and ids alone: a pair for each would take most of the memory. */
const relatedRows = (relations: RelationsOf): RelatedRow[] => {
  const rows: RelatedRow[] = [];
  for (const relation of [...relations.keys()].sort()) {
    const targets = relations.get(relation);
    for (const target of [...(targets?.keys() ?? [])].sort()) {
      const shown = targets?.get(target);
      if (shown) rows.push({ relation, target, ...shown });
    }
  }
  return rows;
};

/** Adds a relation; returns false if it is known. */
const addRelation = (
  relations: RelationsOf,
  { relation, target }: Pick<ResolvedRow, 'relation' | 'target'>,
  shown: TargetRow,
): boolean => {
  const targets = relations.get(relation) ?? new Map<string, TargetRow>();
  relations.set(relation, targets);
  const isNew = !targets.has(target);
  if (isNew) targets.set(target, shown);
  return isNew;
};

/** The relations of one record. */
interface Relations {
  readonly inMemory: RelationsOf;
  count: number;
  onDisk?: Spill<BareRow>;
}

export interface RelationOptions {
  readonly bySource: Spill<ResolvedRow>;
  /** The records of the partition. */
  readonly sources: ReadonlySet<string>;
  readonly reporter: ReadReporter;
  /** The folder for what waits on disk; it is removed. */
  readonly folder: string;
  readonly mostInMemory?: number;
}

/** The distinct relations of the records of one partition, in an order that does not depend on that of the input. */
export interface RelationsBySource {
  /** Returns those of which a record shows something, and some others. */
  of(source: string): readonly RelatedRow[];
  /** Yields the others in lists, and forgets all. */
  further(source: string): Iterable<readonly RelatedRow[]>;
  /** Removes what waits on disk. */
  end(): void;
}

/**
 * Reads the relations of one partition. Relations without a source record are reported. Some sources have a relation with each
 * of millions of records: most of these wait on disk.
 */
export const relationsBySource = (partition: number, options: RelationOptions): RelationsBySource => {
  const { bySource, sources, reporter, folder, mostInMemory = MOST_IN_MEMORY } = options;
  const bySourceId = new Map<string, Relations>();
  const targetOfRow = createTargets();
  let spills = 0;
  const createLists = (): Spill<BareRow> => {
    spills += 1;
    return createSpill({ folder, name: String(spills), partitions: LISTS, writer: 0, writers: 1 });
  };
  const report = (
    { source, target, place }: Pick<ResolvedRow, 'source' | 'target' | 'place'>,
    isNew: boolean,
  ): void => {
    // Each relation is seen from both of its ends.
    if (isNew && source < target) reporter.relation();
    if (place && isNew) reporter.kept(place.file);
    else if (place) reporter.merged(place.file);
  };
  for (const row of bySource.read(partition)) {
    if (!sources.has(row.source)) {
      if (row.isSaid) reportLost(row, NOT_HERE, reporter);
      continue;
    }
    const relations: Relations = bySourceId.get(row.source) ?? { inMemory: new Map(), count: 0 };
    bySourceId.set(row.source, relations);
    const isBare = !row.stub && !row.work;
    if (isBare && relations.count >= mostInMemory) {
      const { relation, target, targetKind, place } = row;
      (relations.onDisk ??= createLists()).add(target, { relation, targetKind, place });
      continue;
    }
    const isNew = addRelation(relations.inMemory, row, targetOfRow(row));
    report(row, isNew);
    if (isNew && isBare) relations.count += 1;
  }
  return {
    of: (source) => relatedRows(bySourceId.get(source)?.inMemory ?? new Map()),
    *further(source) {
      const relations = bySourceId.get(source);
      bySourceId.delete(source);
      if (!relations?.onDisk) return;
      const { inMemory, onDisk } = relations;
      for (let list = 0; list < LISTS; list += 1) {
        const others: RelationsOf = new Map();
        for (const written of onDisk.readKeyed(list)) {
          const row = { source, target: written.key, ...onDisk.parse(written) };
          const isKnown = inMemory.get(row.relation)?.has(row.target) === true;
          report(row, !isKnown && addRelation(others, row, targetOfRow(row)));
        }
        yield relatedRows(others);
      }
    },
    end() {
      if (spills > 0) rmSync(folder, { recursive: true });
    },
  };
};
