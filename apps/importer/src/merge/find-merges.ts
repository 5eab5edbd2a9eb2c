import path from 'node:path';
import type { LinkRow } from '../stage/rows.ts';
import { connectIds, gatherBySet, setsIn } from '../stage/connected-sets.ts';
import type { SetSpills } from '../stage/connected-sets.ts';
import type { Spill } from '../stage/spill.ts';
import { createAliases } from './aliases.ts';
import { createDifferences } from './corrections.ts';
import type { Corrections } from './corrections.ts';
import type { Facts } from './facts.ts';
import { createBlocks } from './find-pairs.ts';
import type { Pair } from './find-pairs.ts';
import { groupRecords } from './group-records.ts';
import type { Decisions, Join, Refusal } from './group-records.ts';
import type { KeptIds } from './kept-ids.ts';
import type { LikelyRow } from './likely-pairs.ts';
import { CERTAIN } from './verdict.ts';

/** The evidence for merging two records, or for not merging them, by the id of the surviving record. */
export interface EvidenceRow {
  readonly id: string;
  readonly join?: Join;
  readonly refusal?: Refusal;
}

/** The files of this step, partitioned by key, id or connected set. */
interface MergeSpills extends SetSpills {
  readonly candidates: Spill<Facts>;
  /** Pairs that may be the same, by the first id. */
  readonly pairs: Spill<Pair>;
  /** Pairs that contradict, by the first id. */
  readonly refused: Spill<Refusal>;
  /** The same by the second id, with the surviving id of the first. */
  readonly halfRefused: Spill<EvidenceRow>;
  /** Pairs that are likely to be the same, by the first id. */
  readonly likely: Spill<LikelyRow>;
  readonly connected: Spill<Pair>;
  /** Decisions of people that two records are the same. */
  readonly decided: Spill<Join>;
  /** The surviving ids of merged works. */
  readonly kept: Spill<string>;
  readonly evidence: Spill<EvidenceRow>;
  readonly links: Spill<LinkRow>;
}

/** Returns the decisions of people that two records are the same. */
export const joinsOf = ({ same }: Corrections): Join[] =>
  same.flatMap(({ ids: [first = '', ...others], place }) =>
    others.map((other) => ({ a: first, b: other, by: place, score: CERTAIN })),
  );

/** Compares the records under each key of one partition, in the folder of the import; connects those that may be the same, relates versions, and keeps those that are likely to be the same for people. */
export const findPairs = (
  partition: number,
  spills: Pick<MergeSpills, 'candidates' | 'pairs' | 'refused' | 'likely' | 'links' | 'edges'>,
  folder: string,
): void => {
  const { candidates, pairs, refused, likely, links } = spills;
  const blocks = createBlocks(path.join(folder, `blocks-${partition}`));
  for (const row of candidates.readKeyed(partition)) blocks.add(row);
  for (const pair of blocks.pairs()) {
    const { verdict } = pair;
    const [a, b] = [pair.a.id, pair.b.id];
    if (verdict.as === 'same') {
      pairs.add(a, pair);
      connectIds(a, b, spills);
    } else if (verdict.as === 'different') refused.add(a, { a, b, by: verdict.by });
    else if (verdict.as === 'likely') likely.add(a, { a, b, by: verdict.by, score: verdict.score });
    else if (verdict.relation)
      links.add(a, { source: a, relation: verdict.relation, target: b, isFound: true });
  }
  candidates.drop(partition);
};

/** Gathers the pairs of one partition that may be the same, and the decisions of people, by their connected sets. */
export const gatherPairs = (
  partition: number,
  { edges, pairs, connected, decided }: Pick<MergeSpills, 'edges' | 'pairs' | 'connected' | 'decided'>,
  corrections: Corrections,
): void => {
  const setOf = setsIn(partition, { edges });
  gatherBySet(partition, [pairs, connected], setOf);
  for (const join of joinsOf(corrections))
    if (edges.partitionOf(join.a) === partition) decided.add(setOf(join.a), join);
  edges.drop(partition);
};

/** Adds a refused pair to the evidence of both surviving records. */
const refuse = (evidence: Spill<EvidenceRow>, [a, b]: readonly [string, string], refusal: Refusal): void => {
  if (a === b) return;
  evidence.add(a, { id: a, refusal });
  evidence.add(b, { id: b, refusal });
};

const readByKey = <Row>(partition: number, spill: Spill<Row>): Map<string, Row[]> => {
  const byKey = new Map<string, Row[]>();
  for (const row of spill.readKeyed(partition))
    byKey.set(row.key, [...(byKey.get(row.key) ?? []), spill.parse(row)]);
  return byKey;
};

/**
 * Groups the connected sets of one partition, one after the other, and writes why, and the surviving ids of works; returns each
 * id of another record with the surviving one.
 */
export const groupSets = (
  partition: number,
  spills: Pick<MergeSpills, 'connected' | 'decided' | 'evidence' | 'kept'>,
  corrections: Corrections,
): (readonly [string, string])[] => {
  const { connected, evidence, kept } = spills;
  const aliases = createAliases();
  const works = new Set<string>();
  const different = createDifferences(corrections);
  const decided = readByKey(partition, spills.decided);
  const group = (pairs: readonly Pair[], same: Decisions['same']): void => {
    for (const { id, kind } of pairs.flatMap(({ a, b }) => [a, b])) if (kind === 'product') works.add(id);
    const { joins, refused } = groupRecords(pairs, { same, different });
    for (const { a, b } of joins) aliases.same(a, b);
    for (const join of joins) {
      const id = aliases.keptId(join.a);
      evidence.add(id, { id, join });
    }
    for (const refusal of refused)
      refuse(evidence, [aliases.keptId(refusal.a), aliases.keptId(refusal.b)], refusal);
  };
  // Two records that have several keys in common are a pair under each of them.
  const sets = new Map<string, Set<string>>();
  for (const { key, json } of connected.readKeyed(partition))
    sets.set(key, (sets.get(key) ?? new Set()).add(json));
  for (const [key, rows] of sets) {
    const pairs = [...rows].map((json) => connected.parse({ key, json }));
    group(pairs, decided.get(key) ?? []);
    decided.delete(key);
  }
  for (const same of decided.values()) group([], same);
  connected.drop(partition);
  spills.decided.drop(partition);
  const merged = [...aliases.all()];
  for (const [id, keptId] of merged) if (works.has(id)) kept.add(id, keptId);
  return merged.filter(([id]) => !works.has(id));
};

/** Moves the pairs of one partition that contradict to the partitions of their second ids. */
export const turnRefusals = (
  partition: number,
  { refused, halfRefused }: Pick<MergeSpills, 'refused' | 'halfRefused'>,
  ids: KeptIds,
): void => {
  for (const refusal of refused.read(partition))
    halfRefused.add(refusal.b, { id: ids.keptId(refusal.a), refusal });
  refused.drop(partition);
};

/** Adds the pairs of one partition that contradict to the evidence of both records. The partition is that of the second ids. */
export const writeRefusals = (
  partition: number,
  { halfRefused, evidence }: Pick<MergeSpills, 'halfRefused' | 'evidence'>,
  ids: KeptIds,
): void => {
  for (const { id, refusal } of halfRefused.read(partition))
    if (refusal) refuse(evidence, [id, ids.keptId(refusal.b)], refusal);
  halfRefused.drop(partition);
};
