import type { Generation } from '../generation/generation.ts';
import { Heap } from '../heap.ts';
import { DICTIONARY_BLOCK } from '../storage/dictionary-writer.ts';
import { TREE_FANOUT } from '../storage/maximum-tree.ts';
import { suggestionPrefix, suggestionText } from '../storage/suggestion-key.ts';
import type { Suggestion } from '../query-types.ts';
import type { QueryClock } from './query-clock.ts';

/** A candidate for the best completions: an entry, or a tree node with the count of its best entry. */
interface Candidate {
  level: number;
  index: number;
  count: number;
  text: string;
}

const ENTRY = -1;

/** Best first; ties are in alphabetical order, and a node precedes its entries. */
const compare = (left: Candidate, right: Candidate): number =>
  right.count - left.count || firstEntry(left) - firstEntry(right) || right.level - left.level;

const entriesPerNode = (level: number): number => DICTIONARY_BLOCK * TREE_FANOUT ** level;

const firstEntry = ({ level, index }: Candidate): number =>
  level === ENTRY ? index : index * entriesPerNode(level);

/**
 * Finds the best completions of a range of entries, each with its count, by descending the maximum tree, without
 * reading the whole range.
 */
const bestOfRange = (
  generation: Generation,
  [from, to]: readonly [from: number, to: number],
  limit: number,
  clock: QueryClock,
): Map<string, number> => {
  const { completionTree: tree, completions } = generation;
  const candidates = new Heap<Candidate>((left, right) => compare(left, right) < 0);
  const found = new Map<string, number>();
  const addNode = (level: number, index: number): void => {
    const start = index * entriesPerNode(level);
    const count = tree[level]?.[index];
    if (count === undefined || start >= to || start + entriesPerNode(level) <= from) return;
    candidates.push({ level, index, count, text: '' });
  };
  addNode(tree.length - 1, 0);
  for (let next = candidates.pop(); next !== undefined && found.size < limit; next = candidates.pop()) {
    clock.check();
    if (next.level === ENTRY) {
      if (!found.has(next.text)) found.set(next.text, next.count);
    } else if (next.level > 0) {
      for (let child = 0; child < TREE_FANOUT; child += 1)
        addNode(next.level - 1, next.index * TREE_FANOUT + child);
    } else {
      const start = next.index * DICTIONARY_BLOCK;
      const end = Math.min(to, start + DICTIONARY_BLOCK);
      completions.walk(Math.max(from, start), end, ({ ordinal, key, numbers }) => {
        const text = suggestionText(key);
        candidates.push({ level: ENTRY, index: ordinal, count: numbers[0] ?? 0, text });
      });
    }
  }
  return found;
};

/** Returns the most used completions of a prefix over all requested groups. */
export const suggest = (
  generation: Generation,
  prefix: string,
  { limit, groups }: { limit: number; groups?: readonly string[] },
  clock: QueryClock,
): Suggestion[] => {
  const all = generation.manifest.groups;
  const found = all.flatMap((group, number) => {
    if (groups !== undefined && !groups.includes(group)) return [];
    const start = suggestionPrefix(number, prefix);
    if (start.length < 2) return [];
    const best = bestOfRange(generation, generation.completions.range(start), limit, clock);
    return [...best].map(([text, count]) => ({ text, count, group }));
  });
  return found.sort((a, b) => b.count - a.count).slice(0, limit);
};
