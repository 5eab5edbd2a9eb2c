import type { RelatedRow } from './relations-by-source.ts';

/**
 * Returns the number of products that cite this one by the relation `IsCitedBy`, because the count links to
 * them. References have their own relation.
 */
export const citedBy = (rows: readonly Pick<RelatedRow, 'relation' | 'target' | 'targetKind'>[]): number =>
  new Set(
    rows
      .filter(({ relation, targetKind }) => relation === 'IsCitedBy' && targetKind === 'product')
      .map(({ target }) => target),
  ).size;
