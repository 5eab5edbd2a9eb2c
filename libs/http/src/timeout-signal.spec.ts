import { expect, test } from '@jest/globals';
import { getEventListeners } from 'node:events';
import { createTimeoutSignal } from './timeout-signal.ts';

const LONG_MS = 60_000;

test('aborts on the timeout and reports it', async () => {
  const { signal, hasTimedOut } = createTimeoutSignal(1);
  expect([signal.aborted, hasTimedOut()]).toEqual([false, false]);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(hasTimedOut()).toBe(true);
});

test.each([2 ** 31, Number.POSITIVE_INFINITY])(
  '%d ms is longer than any timer, and no timeout',
  async (limitMs) => {
    const { hasTimedOut, dispose } = createTimeoutSignal(limitMs);
    const later = createTimeoutSignal(20);
    await later.ended;
    expect(hasTimedOut()).toBe(false);
    dispose();
  },
);

test('aborts with the caller’s signal and its reason', () => {
  const caller = new AbortController();
  const { signal, hasTimedOut, dispose } = createTimeoutSignal(LONG_MS, caller.signal);
  caller.abort('enough');
  expect([signal.aborted, signal.reason, hasTimedOut()]).toEqual([true, 'enough', false]);
  dispose();
});

test('is aborted from the start if the caller’s signal is', () => {
  const { signal, dispose } = createTimeoutSignal(LONG_MS, AbortSignal.abort('early'));
  expect([signal.aborted, signal.reason]).toEqual([true, 'early']);
  dispose();
});

test('once disposed, it holds neither timer nor listener and no longer aborts', () => {
  const caller = new AbortController();
  const { signal, dispose } = createTimeoutSignal(LONG_MS, caller.signal);
  expect(getEventListeners(caller.signal, 'abort')).toHaveLength(1);
  const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  dispose();
  expect(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout')).toHaveLength(timers - 1);
  expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  caller.abort();
  expect(signal.aborted).toBe(false);
});
