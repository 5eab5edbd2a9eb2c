import type { Codes } from '../storage/codes.ts';

/** Counts the codes below `size` in a list of documents; `null` = in all of them. */
export const countCodes = (codes: Codes, documents: Uint32Array | null, size: number): Uint32Array => {
  if (documents === null) return countAllCodes(codes, size);
  const counts = new Uint32Array(size);
  for (let at = 0; at < documents.length; at += 1) {
    const code = codes[documents[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
};

export const countAllCodes = (codes: Codes, size: number): Uint32Array => {
  const counts = new Uint32Array(size);
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
};
