/** The number of skipped records with a reason. */
export interface ReasonCount {
  readonly reason: string;
  readonly count: number;
}

/** More reasons than this are counted together: a reason may come from the input. */
const MAX_REASONS = 100;
const OTHER_REASONS = 'other reasons';

/** Creates the counts of skipped records by reason. A colon separates the reason from the single record. */
export const createReasonCounts = () => {
  const counts = new Map<string, number>();
  return {
    add(text: string) {
      const [reason = text] = text.split(': ', 1);
      const key = counts.has(reason) || counts.size < MAX_REASONS ? reason : OTHER_REASONS;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    all: (): ReasonCount[] =>
      [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
  };
};
