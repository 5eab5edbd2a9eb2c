import type { LinkRow } from '../stage/rows.ts';
import type { Spill } from '../stage/spill.ts';
import { createAliases } from './aliases.ts';
import type { Aliases } from './aliases.ts';
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

interface MergeOptions {
  readonly spills: MergeSpills;
  readonly partitions: number;
  readonly corrections: Corrections;
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

const bySet = (joins: readonly Join[], connected: Aliases): Map<string, Join[]> => {
  const sets = new Map<string, Join[]>();
  for (const join of joins) {
    const set = connected.keptId(join.a);
    sets.set(set, [...(sets.get(set) ?? []), join]);
  }
  return sets;
};

/** Moves pairs that may be the same to their connected set. */
const connectPairs = async ({ spills, partitions }: MergeOptions, connected: Aliases): Promise<void> => {
  for (let partition = 0; partition < partitions; partition += 1) {
    for (const { key, json } of spills.pairs.readKeyed(partition))
      spills.connected.copy({ key: connected.keptId(key), json });
    await spills.pairs.drop(partition);
  }
};

/** Adds a refused pair to the evidence of both records. */
const refuse = (evidence: Spill<EvidenceRow>, aliases: Aliases, refusal: Refusal): void => {
  const [a, b] = [aliases.keptId(refusal.a), aliases.keptId(refusal.b)];
  if (a === b) return;
  evidence.add(a, { id: a, refusal });
  evidence.add(b, { id: b, refusal });
};

/** Relates versions, and notes the pairs with an identifier in common that something contradicts. */
const relateOthers = async ({ spills, partitions }: MergeOptions, aliases: Aliases): Promise<void> => {
  for (let partition = 0; partition < partitions; partition += 1) {
    for (const { a, b, verdict } of spills.others.read(partition)) {
      if (verdict.as === 'different') refuse(spills.evidence, aliases, { a: a.id, b: b.id, by: verdict.by });
      if (verdict.as === 'version' && verdict.relation)
        spills.links.add(a.id, { source: a.id, relation: verdict.relation, target: b.id, isFound: true });
    }
    await spills.others.drop(partition);
  }
};

/** Groups one connected set after the other and writes why. */
const groupSets = async (options: MergeOptions, connected: Aliases): Promise<Aliases> => {
  const { spills, partitions, corrections } = options;
  const aliases = createAliases();
  const different = createDifferences(corrections);
  const decided = bySet(joinsOf(corrections), connected);
  const group = (pairs: readonly Pair[], same: Decided['same']): void => {
    const { joins, refused } = groupRecords(pairs, { same, different });
    for (const { a, b } of joins) aliases.same(a, b);
    for (const join of joins) {
      const id = aliases.keptId(join.a);
      spills.evidence.add(id, { id, join });
    }
    for (const refusal of refused) refuse(spills.evidence, aliases, refusal);
  };
  for (let partition = 0; partition < partitions; partition += 1) {
    // Two records that have several keys in common are a pair under each of them.
    const sets = new Map<string, Set<string>>();
    for (const { key, json } of spills.connected.readKeyed(partition))
      sets.set(key, (sets.get(key) ?? new Set()).add(json));
    for (const [key, rows] of sets) {
      const pairs = [...rows].map((json) => spills.connected.parse({ key, json }));
      group(pairs, decided.get(key) ?? []);
      decided.delete(key);
    }
    await spills.connected.drop(partition);
  }
  for (const same of decided.values()) group([], same);
  return aliases;
};

/**
 * Finds the ids of the same records, by the ids of the pairs that may be. One partition of pairs or of connected sets is in
 * memory at a time, and the ids that have a second id.
 */
export const findMerges = async (
  options: MergeOptions,
  found: AsyncIterable<readonly (readonly [string, string])[]>,
): Promise<Aliases> => {
  const connected = createAliases();
  for (const { a, b } of joinsOf(options.corrections)) connected.same(a, b);
  for await (const pairs of found) for (const [a, b] of pairs) connected.same(a, b);
  await connectPairs(options, connected);
  const aliases = await groupSets(options, connected);
  await relateOthers(options, aliases);
  return aliases;
};
