import type { LinkRow } from '../stage/rows.ts';
import type { Spill } from '../stage/spill.ts';
import { createAliases } from './aliases.ts';
import type { Aliases, KeptIds } from './aliases.ts';
import { createDifferences } from './corrections.ts';
import type { Corrections } from './corrections.ts';
import type { Facts } from './facts.ts';
import { createBlocks } from './find-pairs.ts';
import type { Pair } from './find-pairs.ts';
import { groupRecords } from './group-records.ts';
import type { Decided, Join, Refusal } from './group-records.ts';
import { CERTAIN } from './verdict.ts';

/** Why two records were merged, or why they were not, for the surviving record with the id. */
export interface EvidenceRow {
  readonly id: string;
  readonly join?: Join;
  readonly refusal?: Refusal;
}

/** The files of this step, partitioned by key, id or connected set. */
interface MergeSpills {
  readonly candidates: Spill<Facts>;
  /** Pairs of the same, by the first id. */
  readonly pairs: Spill<Pair>;
  /** Other pairs: versions, and what contradicts. */
  readonly others: Spill<Pair>;
  readonly connected: Spill<Pair>;
  readonly evidence: Spill<EvidenceRow>;
  readonly links: Spill<LinkRow>;
}

const joinsOf = ({ same }: Corrections): Join[] =>
  same.flatMap(({ ids: [first = '', ...others], place }) =>
    others.map((other) => ({ a: first, b: other, by: place, score: CERTAIN })),
  );

/** Compares the records under each key of one partition; returns the ids of those that may be the same. */
export const findPairs = async (
  partition: number,
  { candidates, pairs, others }: Pick<MergeSpills, 'candidates' | 'pairs' | 'others'>,
): Promise<(readonly [string, string])[]> => {
  const same: (readonly [string, string])[] = [];
  const blocks = createBlocks();
  for (const row of candidates.readKeyed(partition)) blocks.add(row);
  for (const pair of blocks.pairs()) {
    const isSame = pair.verdict.as === 'same';
    (isSame ? pairs : others).add(pair.a.id, pair);
    if (isSame) same.push([pair.a.id, pair.b.id]);
  }
  await candidates.drop(partition);
  return same;
};

/** Connects the ids of records that may be the same, by the pairs that were found and by corrections. */
export const connectIds = async (
  corrections: Corrections,
  found: AsyncIterable<readonly (readonly [string, string])[]>,
): Promise<Aliases> => {
  const sets = createAliases();
  for (const { a, b } of joinsOf(corrections)) sets.same(a, b);
  for await (const pairs of found) for (const [a, b] of pairs) sets.same(a, b);
  return sets;
};

/** Moves the pairs of one partition that may be the same to their connected set. */
export const connectPairs = async (
  partition: number,
  { pairs, connected }: Pick<MergeSpills, 'pairs' | 'connected'>,
  sets: KeptIds,
): Promise<void> => {
  for (const { key, json } of pairs.readKeyed(partition)) connected.copy({ key: sets.keptId(key), json });
  await pairs.drop(partition);
};

/** Adds a refused pair to the evidence of both records. */
const refuse = (evidence: Spill<EvidenceRow>, aliases: KeptIds, refusal: Refusal): void => {
  const [a, b] = [aliases.keptId(refusal.a), aliases.keptId(refusal.b)];
  if (a === b) return;
  evidence.add(a, { id: a, refusal });
  evidence.add(b, { id: b, refusal });
};

export interface GroupOptions {
  readonly spills: Pick<MergeSpills, 'connected' | 'evidence'>;
  /** The connected sets of ids. */
  readonly sets: KeptIds;
  readonly corrections: Corrections;
}

/** Returns the decisions of people that two records are the same, by those connected sets that are in the partition. */
const decidedIn = (partition: number, { spills, sets, corrections }: GroupOptions): Map<string, Join[]> => {
  const decided = new Map<string, Join[]>();
  for (const join of joinsOf(corrections)) {
    const set = sets.keptId(join.a);
    if (spills.connected.partitionOf(set) === partition)
      decided.set(set, [...(decided.get(set) ?? []), join]);
  }
  return decided;
};

/** Groups the connected sets of one partition, one after the other, and writes why; returns each id with the surviving one. */
export const groupSets = async (
  partition: number,
  options: GroupOptions,
): Promise<(readonly [string, string])[]> => {
  const { connected, evidence } = options.spills;
  const aliases = createAliases();
  const different = createDifferences(options.corrections);
  const decided = decidedIn(partition, options);
  const group = (pairs: readonly Pair[], same: Decided['same']): void => {
    const { joins, refused } = groupRecords(pairs, { same, different });
    for (const { a, b } of joins) aliases.same(a, b);
    for (const join of joins) {
      const id = aliases.keptId(join.a);
      evidence.add(id, { id, join });
    }
    for (const refusal of refused) refuse(evidence, aliases, refusal);
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
  await connected.drop(partition);
  return [...aliases.all()];
};

/** Relates the versions of one partition, and notes the pairs with an identifier in common that something contradicts. */
export const relateOthers = async (
  partition: number,
  { others, evidence, links }: Pick<MergeSpills, 'others' | 'evidence' | 'links'>,
  aliases: KeptIds,
): Promise<void> => {
  for (const { a, b, verdict } of others.read(partition)) {
    if (verdict.as === 'different') refuse(evidence, aliases, { a: a.id, b: b.id, by: verdict.by });
    if (verdict.as === 'version' && verdict.relation)
      links.add(a.id, { source: a.id, relation: verdict.relation, target: b.id, isFound: true });
  }
  await others.drop(partition);
};
