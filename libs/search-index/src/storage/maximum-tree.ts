import type { FileWriter } from './file-writer.ts';

/** Children per node. */
export const TREE_FANOUT = 16;

/**
 * Writes a tree of maxima over a list of numbers, so that the best of any range is found without reading it.
 * File: uint32 levels | uint32 length per level | the levels. Level 0 is the list; each number of the next
 * level is the maximum of 16 numbers of the level below; the last level has one number.
 */
export const writeMaximumTree = (file: FileWriter, values: readonly number[]): void => {
  const levels = [Uint32Array.from(values, (value) => Math.min(value, 0xffffffff))];
  for (let below = levels[0]; below !== undefined && below.length > 1; below = levels.at(-1)) {
    const level = new Uint32Array(Math.ceil(below.length / TREE_FANOUT));
    for (const [index, value] of below.entries()) {
      const parent = Math.floor(index / TREE_FANOUT);
      level[parent] = Math.max(level[parent] as number, value);
    }
    levels.push(level);
  }
  file.writeArray(Uint32Array.of(levels.length, ...levels.map((level) => level.length)));
  for (const level of levels) file.writeArray(level);
};

/**
 * Creates typed views of a tree's bytes: the levels from the list upwards.
 * @example
 * openMaximumTree(bytes).at(-1)?.[0]; // the overall maximum
 */
export const openMaximumTree = (shared: ArrayBufferLike): Uint32Array[] => {
  const words = new Uint32Array(shared);
  const levels = words[0] ?? 0;
  let at = 1 + levels;
  return Array.from({ length: levels }, (_, index) => {
    const length = words[1 + index] ?? 0;
    at += length;
    return words.subarray(at - length, at);
  });
};
