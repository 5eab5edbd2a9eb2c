import { expect, test } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CallerLimitError, createConcurrencyLimit, QueueFullError } from './concurrency-limit.ts';

const LONG_MS = 60_000;

const neverAborted = { signal: new AbortController().signal };
const caller = (key: string) => ({ ...neverAborted, key });

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
  const aborted = limit({ signal: leaver.signal }, work('aborted'));
  leaver.abort(new Error('gone'));
  await expect(aborted).rejects.toThrow('gone');
  await expect(limit({ signal: leaver.signal }, work('aborted before'))).rejects.toThrow('gone');
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

/** Time stands still, so that no work has used a slot for long. */
const SHARES = { concurrency: 3, maxQueued: 100, maxWaitMs: LONG_MS, clock: () => 0 };

test('callers take turns, each with its work in order', async () => {
  const { started, work, end } = controlledWork();
  const limit = createConcurrencyLimit({ ...SHARES, concurrency: 1 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void limit(caller(name.charAt(0)), work(name));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
    await nextTurn();
    expect(started.at(-1)).toBe(name);
    end(name);
  }
});

test('one caller leaves slots for the others, and an equal share while they have work', async () => {
  const { started, work, end } = controlledWork();
  const limit = createConcurrencyLimit({ ...SHARES, perCaller: { concurrency: 2, maxPending: 10 } });
  const endAndLook = async (name: string) => {
    end(name);
    await nextTurn();
    return started;
  };
  for (const name of ['a1', 'a2', 'a3', 'a4']) void limit(caller('a'), work(name));
  await nextTurn();
  expect(started).toEqual(['a1', 'a2']);
  for (const name of ['b1', 'b2']) void limit(caller('b'), work(name));
  await nextTurn();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  // Three slots for two callers are one for each.
  expect(await endAndLook('a1')).toEqual(['a1', 'a2', 'b1']);
  expect(await endAndLook('b1')).toEqual(['a1', 'a2', 'b1', 'b2']);
  expect(await endAndLook('b2')).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
  expect(await endAndLook('a2')).toEqual(['a1', 'a2', 'b1', 'b2', 'a3', 'a4']);
  for (const name of ['a3', 'a4']) end(name);
});

test('slots of callers who pause stay free for them', async () => {
  const { started, work, end } = controlledWork();
  let now = 0;
  const limit = createConcurrencyLimit({ ...SHARES, clock: () => now });
  const visits = ['b', 'c'].map((key) => limit(caller(key), work(key)));
  await nextTurn();
  // Use of less than a moment is none.
  now = 5;
  for (const key of ['b', 'c']) end(key);
  await Promise.all(visits);
  for (const name of ['a1', 'a2', 'a3']) void limit(caller('a'), work(name));
  await nextTurn();
  expect(started).toEqual(['b', 'c', 'a1']);
  void limit(caller('b'), work('b again'));
  await nextTurn();
  expect(started).toEqual(['b', 'c', 'a1', 'b again']);
  for (const name of ['a1', 'b again']) end(name);
  await nextTurn();
  for (const name of ['a2', 'a3']) {
    end(name);
    await nextTurn();
  }
});

test('a caller with too much work at a time is refused, the others are not', async () => {
  const { started, work, end } = controlledWork();
  const limit = createConcurrencyLimit({ ...SHARES, perCaller: { concurrency: 1, maxPending: 2 } });
  const first = limit(caller('a'), work('a1'));
  void limit(caller('a'), work('a2'));
  await expect(limit(caller('a'), work('refused'))).rejects.toBeInstanceOf(CallerLimitError);
  void limit(caller('b'), work('b1'));
  end('a1');
  await first;
  await nextTurn();
  end('a2');
  await nextTurn();
  void limit(caller('a'), work('a3'));
  await nextTurn();
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
});
