/** Tells readings of content from the changes that overtake them. */
interface SettledReads {
  /** Sends a change. */
  readonly change: <T>(send: () => Promise<T>) => Promise<T>;
  /** Reads when no change is on its way, and again if one has begun meanwhile. */
  readonly read: <T>(send: () => Promise<T>) => Promise<T>;
}

/**
 * Returns senders whose readings never answer with a state that a later change has replaced. Shown late, such a state
 * would take back what its reader has just chosen.
 * @example const { change, read } = createSettledReads();
 */
export const createSettledReads = (): SettledReads => {
  const running = new Set<Promise<unknown>>();
  let begun = 0;
  return {
    change: async (send) => {
      begun += 1;
      const change = send();
      running.add(change);
      try {
        return await change;
      } finally {
        running.delete(change);
      }
    },
    read: async (send) => {
      for (;;) {
        while (running.size > 0) await Promise.allSettled(running);
        const before = begun;
        const answer = await send();
        if (before === begun) return answer;
      }
    },
  };
};
