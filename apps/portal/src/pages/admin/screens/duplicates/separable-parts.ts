import type { MergeableRecord } from '@open-discovery/model';

/** Records with one id, of which a record was merged: what a decision can separate from the others. */
export interface SeparablePart {
  readonly id: string;
  readonly sources: readonly string[];
  /** Their addresses at their sources. */
  readonly urls: readonly string[];
}

/**
 * Returns what a decision can separate of a merged record. Several sources can have a record under one id.
 * @example separableParts(parts).length > 1
 */
export const separableParts = (parts: MergeableRecord['parts']): readonly SeparablePart[] =>
  [...new Set(parts.map(({ id }) => id))].map((id) => {
    const records = parts.filter((part) => part.id === id);
    return {
      id,
      sources: [...new Set(records.flatMap(({ sources }) => sources))],
      urls: [...new Set(records.flatMap(({ url }) => url ?? []))],
    };
  });
