import { compareFacts } from './compare.ts';
import type { WrittenRow } from '../stage/spill.ts';
import type { Facts } from './facts.ts';
import { isAmbiguousName } from './others/organizations.ts';
import type { Verdict } from './verdict.ts';

/** Two records and how they compare; the id of the first sorts before that of the second. */
export interface Pair {
  readonly a: Facts;
  readonly b: Facts;
  readonly verdict: Verdict;
}

/** Each record is compared with this many neighbors under a key, so that common keys take no quadratic time. */
const NEIGHBORS = 20;
/** Sources of one record that describe it differently. */
const MOST_VARIANTS = 5;

const sortText = (facts: Facts): string => {
  if (facts.kind === 'product')
    return `${facts.titles[0] ?? ''} ${facts.authors[0] ?? ''} ${facts.year ?? ''} ${facts.id}`;
  if (facts.kind === 'organization') return `${facts.name} ${facts.country} ${facts.id}`;
  return facts.kind === 'dataSource' ? `${facts.names.join(' ')} ${facts.id}` : facts.id;
};

/** Returns distinct facts, as JSON, in an order that does not depend on the input. */
const inOrder = (distinct: readonly string[]): Facts[] => {
  const texts = distinct.map((json) => {
    // The import wrote them itself.
    const facts = JSON.parse(json) as Facts;
    return { text: `${sortText(facts)} ${json}`, facts };
  });
  const variants = new Map<string, number>();
  return texts
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ facts }) => facts)
    .filter(({ id }) => {
      const count = (variants.get(id) ?? 0) + 1;
      variants.set(id, count);
      return count <= MOST_VARIANTS;
    });
};

const toPair = (one: Facts, other: Facts): Pair | null => {
  const [a, b] = one.id < other.id ? [one, other] : [other, one];
  const verdict = compareFacts(a, b);
  return verdict === null ? null : { a, b, verdict };
};

const hasTwoIds = (block: readonly Facts[]): boolean => block.some(({ id }) => id !== block[0]?.id);

/** Returns the pairs of records under one key that are the same, versions of each other or contradict. */
const pairsOfBlock = (key: string, block: readonly string[]): Pair[] => {
  // Most keys are those of one record, which need not be parsed.
  const distinct = block.length > 1 ? [...new Set(block)] : block;
  if (distinct.length < 2) return [];
  const sorted = inOrder(distinct);
  if (!hasTwoIds(sorted)) return [];
  const isAmbiguous = isAmbiguousName(key, sorted);
  return sorted.flatMap((facts, at) =>
    sorted
      .slice(at + 1, at + 1 + NEIGHBORS)
      .filter(({ id }) => id !== facts.id)
      .flatMap((other) => toPair(facts, other) ?? [])
      .filter(({ verdict }) => !(isAmbiguous && verdict.by === 'name and country')),
  );
};

/** Collects facts, as JSON, by key. */
export const createBlocks = () => {
  const blocks = new Map<string, string[]>();
  return {
    add({ key, json }: WrittenRow): void {
      const block = blocks.get(key);
      if (block) block.push(json);
      else blocks.set(key, [json]);
    },
    *pairs(): Generator<Pair> {
      for (const [key, block] of blocks) yield* pairsOfBlock(key, block);
    },
  };
};
