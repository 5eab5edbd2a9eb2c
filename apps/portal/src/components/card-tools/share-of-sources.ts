import type { Contribution } from '@open-discovery/graph-client';

/** The contribution of one source to a record's score. */
export interface Share extends Contribution {
  /** Fraction of the whole score, between 0 and 1. */
  readonly share: number;
}

/** `title: sea` becomes the field `title`; boosts, phrases and word prefixes stay as they are. */
const nameOf = (source: string): string => /^([a-z]+): /.exec(source)?.[1] ?? source;

/**
 * Sums contributions by source, largest first, each with its share of the score.
 * @example shareOfSources([{ source: 'title: sea', amount: 3 }, { source: 'recency', amount: 1 }])[0].share // 0.75
 */
export const shareOfSources = (contributions: readonly Contribution[]): readonly Share[] => {
  const amounts = new Map<string, number>();
  for (const { source, amount } of contributions)
    if (amount > 0) amounts.set(nameOf(source), (amounts.get(nameOf(source)) ?? 0) + amount);
  const sum = [...amounts.values()].reduce((total, amount) => total + amount, 0);
  return [...amounts]
    .map(([source, amount]) => ({ source, amount, share: amount / sum }))
    .sort((one, other) => other.amount - one.amount);
};
