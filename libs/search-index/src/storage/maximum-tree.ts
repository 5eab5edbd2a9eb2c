/** Children per node. */
export const TREE_FANOUT = 16;

/**
 * Builds a tree of maxima over a list of numbers, so that the best of any range is found without reading it. Level 0 is the list;
 * each number of the next level is the maximum of 16 numbers of the level below; the last level has one number.
 * @example
 * maximumTree([3, 8, 5]); // [Uint32Array [3, 8, 5], Uint32Array [8]]
 */
export const maximumTree = (values: readonly number[]): Uint32Array[] => {
  const levels = [Uint32Array.from(values, (value) => Math.min(value, 0xffffffff))];
  for (let below = levels[0]; below !== undefined && below.length > 1; below = levels.at(-1)) {
    const level = new Uint32Array(Math.ceil(below.length / TREE_FANOUT));
    for (const [index, value] of below.entries()) {
      const parent = Math.floor(index / TREE_FANOUT);
      level[parent] = Math.max(level[parent] as number, value);
    }
    levels.push(level);
  }
  return levels;
};
