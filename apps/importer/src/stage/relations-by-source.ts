import { rmSync } from 'node:fs';
import type { Kind, RelationName } from '@open-discovery/model';
import type { ReadReporter } from '../report/report.ts';
import { NOT_HERE, reportLost } from './resolve-links.ts';
import type { ResolvedRow, TargetRow } from './rows.ts';
import { createSpill } from './spill.ts';
import type { Spill } from './spill.ts';

/** The distinct relations of a record: their targets by the name of the relation and by id. */
type RelationsOf = Map<RelationName, Map<string, TargetRow>>;

export type RelatedRow = Pick<ResolvedRow, 'relation' | 'target'> & TargetRow;

/** A relation of which the record shows nothing, as it waits on disk under its target. */
interface BareRow extends Pick<ResolvedRow, 'relation' | 'place'>, Pick<TargetRow, 'targetKind'> {
  readonly isReported?: boolean;
}

/** The most relations of a record in memory, beyond those of which it shows something; more wait on disk. */
const MOST_IN_MEMORY = 20_000;
/** The lists on disk, of which one is in memory at a time. */
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

/** The relations of one record. Those of which it shows nothing are all in memory or all on disk. */
interface Relations {
  readonly inMemory: RelationsOf;
  bare: number;
  onDisk?: Spill<BareRow>;
}

const isBare = ({ stub, work }: TargetRow): boolean => !stub && !work;

/** Moves the relations of which a record shows nothing to the disk. */
const moveBare = (inMemory: RelationsOf, onDisk: Spill<BareRow>): void => {
  for (const [relation, targets] of inMemory)
    for (const [target, shown] of targets) {
      if (!isBare(shown)) continue;
      onDisk.add(target, { relation, targetKind: shown.targetKind, isReported: true });
      targets.delete(target);
    }
};

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
  /** Returns those of which a record shows something, and others; to be called once for a record. */
  of(source: string): readonly RelatedRow[];
  /** Yields the rest in lists, and forgets all. */
  further(source: string): Iterable<readonly RelatedRow[]>;
  /** Removes what waits on disk. */
  end(): void;
}

/**
 * Reads the relations of one partition. Relations without a source record are reported. Some sources have a relation with each
 * of millions of records: these wait on disk.
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
      if (!row.isDerived) reportLost(row, NOT_HERE, reporter);
      continue;
    }
    const relations: Relations = bySourceId.get(row.source) ?? { inMemory: new Map(), bare: 0 };
    bySourceId.set(row.source, relations);
    if (relations.onDisk && isBare(row.shown)) {
      const { relation, target, shown, place } = row;
      relations.onDisk.add(target, { relation, targetKind: shown.targetKind, place });
      continue;
    }
    const isNew = addRelation(relations.inMemory, row, targetOfRow(row.shown));
    report(row, isNew);
    if (!isNew || !isBare(row.shown)) continue;
    relations.bare += 1;
    if (relations.bare > mostInMemory) moveBare(relations.inMemory, (relations.onDisk = createLists()));
  }
  const readList = (source: string, onDisk: Spill<BareRow>, list: number): RelatedRow[] => {
    const relations: RelationsOf = new Map();
    for (const written of onDisk.readKeyed(list)) {
      const row = { source, target: written.key, ...onDisk.parse(written) };
      const isNew = addRelation(relations, row, targetOfRow(row));
      if (!row.isReported) report(row, isNew);
    }
    return relatedRows(relations);
  };
  return {
    of(source) {
      const { inMemory, onDisk } = bySourceId.get(source) ?? { inMemory: new Map() };
      return onDisk ? [...relatedRows(inMemory), ...readList(source, onDisk, 0)] : relatedRows(inMemory);
    },
    *further(source) {
      const onDisk = bySourceId.get(source)?.onDisk;
      bySourceId.delete(source);
      if (onDisk) for (let list = 1; list < LISTS; list += 1) yield readList(source, onDisk, list);
    },
    end() {
      if (spills > 0) rmSync(folder, { recursive: true });
    },
  };
};
