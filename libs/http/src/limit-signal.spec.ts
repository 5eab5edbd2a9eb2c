import { expect, test } from '@jest/globals';
import { getEventListeners } from 'node:events';
import { limitSignal } from './limit-signal.ts';

const LONG_MS = 60_000;

test('aborts once the time has run out, and says so', async () => {
  const { signal, isOver } = limitSignal(1);
  expect([signal.aborted, isOver()]).toEqual([false, false]);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(isOver()).toBe(true);
});

test('aborts with the caller’s signal, for its reason', () => {
  const caller = new AbortController();
  const { signal, isOver, end } = limitSignal(LONG_MS, caller.signal);
  caller.abort('enough');
  expect([signal.aborted, signal.reason, isOver()]).toEqual([true, 'enough', false]);
  end();
});

test('is aborted from the start where the caller has given up before', () => {
  const { signal, end } = limitSignal(LONG_MS, AbortSignal.abort('early'));
  expect([signal.aborted, signal.reason]).toEqual([true, 'early']);
  end();
});

test('at the end, neither time nor caller can abort it, and neither is held', () => {
  const caller = new AbortController();
  const { signal, end } = limitSignal(LONG_MS, caller.signal);
  expect(getEventListeners(caller.signal, 'abort')).toHaveLength(1);
  const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  end();
  expect(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout')).toHaveLength(timers - 1);
  expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  caller.abort();
  expect(signal.aborted).toBe(false);
});
