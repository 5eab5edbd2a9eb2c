import { skipReason } from './skip-reason.ts';
import type { SkipReason } from './skip-reason.ts';

/** The number of skipped records with a reason. */
export interface ReasonCount {
  readonly reason: SkipReason;
  readonly count: number;
}

/** More reasons than this are counted together: a reason may come from the input. */
const MAX_REASONS = 100;

/** Creates the counts of skipped records by reason, without what concerns the single record. */
export const createReasonCounts = () => {
  const counts = new Map<string, { readonly reason: SkipReason; count: number }>();
  const countOf = (reason: SkipReason) => {
    const { detail: _detail, ...shared } = reason;
    const found = counts.get(shared.sentence) ?? { reason: shared, count: 0 };
    counts.set(shared.sentence, found);
    return found;
  };
  return {
    add(reason: SkipReason) {
      const isCounted = counts.has(reason.sentence) || counts.size < MAX_REASONS;
      countOf(isCounted ? reason : skipReason('other')).count += 1;
    },
    all: (): ReasonCount[] =>
      [...counts.values()].map((one) => ({ ...one })).sort((a, b) => b.count - a.count),
  };
};
