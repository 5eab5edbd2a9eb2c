import type { Contribution } from '@open-discovery/graph-client';

/** What one source adds to a record's score. */
export interface Share extends Contribution {
  /** Of the whole score, between 0 and 1. */
  readonly share: number;
}

/** The field or the boost alone: `title` of `field:title` and of `title: sea`; what is neither stays as it is. */
const nameOf = (source: string): string =>
  /^(?:(?:field|boost):)?([a-z]+)(?::|$)/.exec(source)?.[1] ?? source;

/**
 * Contributions summed by their source, the largest first, each with its part of the whole.
 * @example shareOfSources([{ source: 'field:title', amount: 3 }, { source: 'boost:recency', amount: 1 }])[0].share // 0.75
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
