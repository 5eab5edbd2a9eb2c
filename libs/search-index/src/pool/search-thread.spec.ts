import { describe, expect, test } from '@jest/globals';
import { SearchThread } from './search-thread.ts';

/** A thread that never comes back from a question, as a query would that forgets to look at its clock. */
const STUCK = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ kind }) => {
      while (kind === 'ask');
    });
  `)}`,
);

describe('a thread that does not respond', () => {
  test('is terminated, and its caller gets a timeout', async () => {
    const thread = new SearchThread(STUCK, { graceMs: 10 });
    const answer = thread.ask({ kind: 'get', ids: [] }, 10);
    expect(thread.isBusy).toBe(true);
    await expect(answer).rejects.toMatchObject({ name: 'IndexError', reason: 'timeout' });
    expect([thread.isBusy, thread.hasEnded]).toEqual([false, true]);
  });
});
