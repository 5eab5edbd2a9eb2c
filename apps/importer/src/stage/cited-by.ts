import type { ResolvedRow } from './rows.ts';

/**
 * How many products cite this one: as many as the relation `IsCitedBy` leads to, for the count is a link to them. What is
 * only referenced has a relation of its own.
 */
export const citedBy = (rows: readonly Pick<ResolvedRow, 'relation' | 'target' | 'targetKind'>[]): number =>
  new Set(
    rows
      .filter(({ relation, targetKind }) => relation === 'IsCitedBy' && targetKind === 'product')
      .map(({ target }) => target),
  ).size;
