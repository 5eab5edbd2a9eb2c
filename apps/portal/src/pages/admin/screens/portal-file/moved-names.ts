const longer = <T>(one: readonly T[], other: readonly T[]): readonly T[] =>
  other.length > one.length ? other : one;

/**
 * Returns the names that have to move for one order to become another, as few as possible. Names that only one of the
 * orders has do not count.
 * @example movedNames(['a', 'b', 'c'], ['c', 'a', 'b']) // ['c']
 */
export const movedNames = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const places = new Map(before.map((name, place) => [name, place]));
  const placeOf = (name: string | undefined): number => places.get(name ?? '') ?? -1;
  const common = after.filter((name) => places.has(name));
  // For each name, the longest run of names in the former order that ends with it.
  const runs: (readonly string[])[] = [];
  for (const name of common) {
    const earlier = runs.filter((run) => placeOf(run.at(-1)) < placeOf(name));
    runs.push([...earlier.reduce(longer, []), name]);
  }
  const kept = new Set(runs.reduce(longer, []));
  return common.filter((name) => !kept.has(name));
};
