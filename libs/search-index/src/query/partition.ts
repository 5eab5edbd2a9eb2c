import type { IndexPart } from '../query-types.ts';

/**
 * Divides ascending documents into parts of at most `size`.
 * @example
 * partition(Uint32Array.of(2, 5, 9), 2); // [{ from: 2, documents: 2 }, { from: 9, documents: 1 }]
 */
export const partition = (documents: Uint32Array, size: number): IndexPart[] => {
  const parts: IndexPart[] = [];
  for (let at = 0; at < documents.length; at += size)
    parts.push({ from: documents[at] as number, documents: Math.min(size, documents.length - at) });
  return parts;
};
