import { setTimeout as pause } from 'node:timers/promises';

interface RepeatOptions {
  /** The most attempts; the failure of the last one counts. Default 8. */
  readonly attempts?: number;
  /** The time before the second attempt; each further pause is twice as long. Default 250. */
  readonly firstPauseMs?: number;
  /** Reports whether a failure may pass by itself. Any other one ends the attempts. */
  readonly isPassing: (error: unknown) => boolean;
}

/** The attempts of a search that loses a node: a visitor waits. */
export const SEARCH_ATTEMPTS = { attempts: 5, firstPauseMs: 100 };

/** Repeats what a cluster cannot do for now. */
export const repeat = async <T>(
  attempt: () => Promise<T>,
  { attempts = 8, firstPauseMs = 250, isPassing }: RepeatOptions,
): Promise<T> => {
  for (let number = 1; number < attempts; number += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await pause(firstPauseMs * 2 ** (number - 1));
  }
  return attempt();
};
