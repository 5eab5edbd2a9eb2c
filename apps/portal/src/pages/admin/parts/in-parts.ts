/** The server takes as many ids in one request. */
const MOST_IDS = 500;

/** Returns ids in parts, each of which one request can have. */
export const inParts = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_part, index) =>
    ids.slice(index * MOST_IDS, (index + 1) * MOST_IDS),
  );
