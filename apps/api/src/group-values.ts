/** Returns the values of entries by their keys. */
export const groupValues = <Key, Value>(
  entries: Iterable<readonly [Key, Value]>,
): ReadonlyMap<Key, readonly Value[]> => {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
};
