import { expect, test } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createConcurrencyLimit, QueueFullError } from './concurrency-limit.ts';

const LONG_MS = 60_000;

const neverAborted = new AbortController().signal;

/** Work that the test ends by name; it records what has started. */
const controlledWork = () => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.set(name, () => {
        resolve(name);
      });
    });
  return { started, work, end: (name: string) => ends.get(name)?.() };
};

test('as much work runs as the limit allows, the rest in the order of its arrival', async () => {
  const { started, work, end } = controlledWork();
  const limit = createConcurrencyLimit({ concurrency: 2, maxQueued: 2, maxWaitMs: LONG_MS });
  const done = ['a', 'b', 'c', 'd'].map((name) => limit(neverAborted, work(name)));
  await nextTurn();
  expect(started).toEqual(['a', 'b']);
  end('b');
  await done[1];
  await nextTurn();
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  await done[0];
  await nextTurn();
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('work is rejected while the queue is full, and accepted once it has room', async () => {
  const { started, work, end } = controlledWork();
  const limit = createConcurrencyLimit({ concurrency: 1, maxQueued: 1, maxWaitMs: LONG_MS });
  const first = limit(neverAborted, work('a'));
  const second = limit(neverAborted, work('b'));
  await expect(limit(neverAborted, work('rejected'))).rejects.toBeInstanceOf(QueueFullError);
  end('a');
  await first;
  const third = limit(neverAborted, work('c'));
  await nextTurn();
  end('b');
  await second;
  await nextTurn();
  end('c');
  await third;
  expect(started).toEqual(['a', 'b', 'c']);
});

test('aborted work leaves the queue and does not run', async () => {
  const { started, work, end } = controlledWork();
  const limit = createConcurrencyLimit({ concurrency: 1, maxQueued: 1, maxWaitMs: LONG_MS });
  const first = limit(neverAborted, work('a'));
  const leaver = new AbortController();
  const aborted = limit(leaver.signal, work('aborted'));
  leaver.abort(new Error('gone'));
  await expect(aborted).rejects.toThrow('gone');
  await expect(limit(leaver.signal, work('aborted before'))).rejects.toThrow('gone');
  const next = limit(neverAborted, work('b'));
  end('a');
  await first;
  await nextTurn();
  end('b');
  await next;
  expect(started).toEqual(['a', 'b']);
});

test('work that fails frees its slot', async () => {
  const limit = createConcurrencyLimit({ concurrency: 1, maxQueued: 0, maxWaitMs: LONG_MS });
  await expect(limit(neverAborted, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(limit(neverAborted, () => Promise.resolve('done'))).resolves.toBe('done');
});

test('work that waits for too long is rejected and does not run', async () => {
  const { started, work, end } = controlledWork();
  const limit = createConcurrencyLimit({ concurrency: 1, maxQueued: 1, maxWaitMs: 5 });
  const first = limit(neverAborted, work('a'));
  await expect(limit(neverAborted, work('late'))).rejects.toBeInstanceOf(QueueFullError);
  end('a');
  await first;
  await expect(limit(neverAborted, () => Promise.resolve('next'))).resolves.toBe('next');
  expect(started).toEqual(['a']);
});
