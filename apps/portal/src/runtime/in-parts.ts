/**
 * Returns ids in parts of at most `most`, for requests that take a limited number.
 * @example inParts(['a', 'b', 'c'], 2) // [['a', 'b'], ['c']]
 */
export const inParts = (ids: readonly string[], most: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_part, index) =>
    ids.slice(index * most, (index + 1) * most),
  );
