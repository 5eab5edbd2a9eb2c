import { IndexError } from '@open-discovery/search-index';
import { setTimeout as pause } from 'node:timers/promises';

const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 250;

/** Repeats what a cluster refuses while it has too much to do; each pause is twice as long as the one before. */
export const repeatWhileBusy = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let number = 1; number < ATTEMPTS; number += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof IndexError) || error.reason !== 'busy') throw error;
    }
    await pause(FIRST_PAUSE_MS * 2 ** (number - 1));
  }
  return attempt();
};
