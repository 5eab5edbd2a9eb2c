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

const request = { kind: 'get', ids: [] } as const;

describe('a thread that does not respond', () => {
  test('is terminated, and its caller gets a timeout', async () => {
    const thread = new SearchThread(STUCK, { graceMs: 10 });
    const answer = thread.ask(request, 10);
    expect(thread.isBusy).toBe(true);
    await expect(answer).rejects.toMatchObject({ name: 'IndexError', reason: 'timeout' });
    expect([thread.isBusy, thread.hasEnded]).toEqual([false, true]);
  });
});

describe('a thread that ends by itself', () => {
  test('fails the pending request and, at once, every later one', async () => {
    const thread = new SearchThread(new URL('data:text/javascript,'));
    await expect(thread.ask(request, 60_000)).rejects.toMatchObject({ reason: 'busy' });
    await expect(thread.ask(request, 60_000)).rejects.toMatchObject({ reason: 'busy' });
    expect([thread.isBusy, thread.hasEnded]).toEqual([false, true]);
  });
});
