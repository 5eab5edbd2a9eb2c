import type { LikelyReason } from '@open-discovery/model';
import type { Spill } from '../stage/spill.ts';
import type { Corrections } from './corrections.ts';
import type { KeptIds } from './kept-ids.ts';

/** Two records that are likely to be the same, by their ids. */
export interface LikelyRow {
  readonly a: string;
  readonly b: string;
  readonly by: LikelyReason;
  readonly score: number;
}

/** A pair as it is published with the index. */
export interface LikelyPair {
  readonly records: readonly [string, string];
  readonly reason: LikelyReason;
  readonly score: number;
}

/** More than people decide about. */
const MOST_PAIRS = 1_000;
const MOST_COLLECTED = 10 * MOST_PAIRS;
/** A record with more pairs is one of a series, such as the letters of an author: every two of them differ in one fact. */
const MOST_OF_RECORD = { alike: 3, differing: 1 };

/** The files of this step. */
interface LikelySpills {
  /** Pairs that are likely to be the same, by the first id. */
  readonly likely: Spill<LikelyRow>;
  /** The same by the second id, with the surviving id of the first. */
  readonly halfLikely: Spill<LikelyRow>;
}

const groupOf = (by: LikelyReason): keyof typeof MOST_OF_RECORD =>
  by === 'weak' || by === 'country' ? 'alike' : 'differing';

const keyOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const bestFirst = (one: LikelyRow, other: LikelyRow): number =>
  other.score - one.score || (keyOf(one.a, one.b) < keyOf(other.a, other.b) ? -1 : 1);

/** Returns the distinct pairs with the best score of each, the best first. */
const distinctOf = (pairs: Iterable<LikelyRow>): LikelyRow[] => {
  const distinct = new Map<string, LikelyRow>();
  for (const pair of pairs) {
    const key = keyOf(pair.a, pair.b);
    const before = distinct.get(key);
    if (before === undefined || bestFirst(pair, before) < 0) distinct.set(key, pair);
  }
  return [...distinct.values()].sort(bestFirst);
};

/** Counts the pairs of each record by group. */
const createCounts = () => {
  const counts = new Map<string, number>();
  const places = ({ a, b, by }: LikelyRow): string[] => [a, b].map((id) => `${groupOf(by)} ${id}`);
  return {
    add(pair: LikelyRow): void {
      for (const place of places(pair)) counts.set(place, (counts.get(place) ?? 0) + 1);
    },
    /** Returns by how many pairs one of the records is beyond the limit. */
    excess: (pair: LikelyRow): number =>
      Math.max(...places(pair).map((place) => counts.get(place) ?? 0)) - MOST_OF_RECORD[groupOf(pair.by)],
  };
};

/** Returns the pairs without those of series, of which a few are enough to be recognized later. */
const withoutMost = (pairs: readonly LikelyRow[]): LikelyRow[] => {
  const counts = createCounts();
  return pairs.filter((pair) => {
    if (counts.excess(pair) > 0) return false;
    counts.add(pair);
    return true;
  });
};

const withoutSeries = (pairs: readonly LikelyRow[]): LikelyRow[] => {
  const counts = createCounts();
  pairs.forEach(counts.add);
  return pairs.filter((pair) => counts.excess(pair) <= 0);
};

/**
 * Moves the likely pairs of one partition to the partitions of their second ids. Returns the surviving ids of the records of the
 * partition that people keep apart from others.
 */
export const turnLikely = (
  partition: number,
  { likely, halfLikely }: LikelySpills,
  { ids, corrections }: { readonly ids: KeptIds; readonly corrections: Corrections },
): (readonly [string, string])[] => {
  for (const pair of likely.read(partition)) halfLikely.add(pair.b, { ...pair, a: ids.keptId(pair.a) });
  likely.drop(partition);
  return corrections.different
    .flatMap((correction) => correction.ids)
    .filter((id) => likely.partitionOf(id) === partition && ids.keptId(id) !== id)
    .map((id) => [id, ids.keptId(id)]);
};

/** Returns the best likely pairs of one partition by their surviving ids. The partition is that of the second ids. */
export const bestLikely = (
  partition: number,
  { halfLikely }: Pick<LikelySpills, 'halfLikely'>,
  ids: KeptIds,
): readonly LikelyRow[] => {
  const pairs: LikelyRow[] = [];
  for (const pair of halfLikely.read(partition)) {
    const b = ids.keptId(pair.b);
    // They were merged because of a third record.
    if (pair.a !== b) pairs.push({ ...pair, b });
  }
  halfLikely.drop(partition);
  return withoutMost(distinctOf(pairs)).slice(0, MOST_PAIRS);
};

/** Collects the likely pairs of an import. */
export const createLikelyPairs = ({ different }: Corrections) => {
  let collected: readonly LikelyRow[] = [];
  const kept = new Map<string, string>();
  const keptId = (id: string): string => kept.get(id) ?? id;
  return {
    /** Adds surviving ids of records that people keep apart from others. */
    addKept(ids: readonly (readonly [string, string])[]): void {
      for (const [id, survivor] of ids) kept.set(id, survivor);
    },
    /** Adds pairs by their surviving ids; of too many, the best stay. */
    add(pairs: readonly LikelyRow[]): void {
      collected = [...collected, ...pairs];
      if (collected.length > 2 * MOST_COLLECTED)
        collected = withoutMost(distinctOf(collected)).slice(0, MOST_COLLECTED);
    },
    /** Returns the best pairs that nobody has decided about, the best first. */
    best(): LikelyPair[] {
      const apart = new Set(
        different.flatMap(({ ids }) =>
          ids.flatMap((id, at) => ids.slice(at + 1).map((other) => keyOf(keptId(id), keptId(other)))),
        ),
      );
      return withoutSeries(distinctOf(collected))
        .filter(({ a, b }) => !apart.has(keyOf(a, b)))
        .slice(0, MOST_PAIRS)
        .map(({ a, b, by, score }) => ({ records: [a, b], reason: by, score }));
    },
  };
};
