import { expect, test } from '@jest/globals';
import { currentContext, runInContext } from './access/request-context.ts';
import { keepLatest } from './keep-latest.ts';

test('the result of a key is made once, and again after that of another key', async () => {
  const latest = keepLatest<number>();
  let made = 0;
  const of = (...key: unknown[]) => latest(key, async () => (made += 1));
  expect(await Promise.all([of('a', 1), of('a', 1)])).toEqual([1, 1]);
  expect([await of('a', 2), await of('a'), await of('a', 1)]).toEqual([2, 3, 4]);
});

test('a failure reaches those who wait for it, and the next call tries again', async () => {
  const latest = keepLatest<string>();
  const fail = () => latest([], () => Promise.reject(new Error('down')));
  expect((await Promise.allSettled([fail(), fail()])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await latest([], async () => 'up')).toBe('up');
});

test('a request that is aborted aborts nothing that others wait for', async () => {
  const latest = keepLatest<boolean>();
  const context = { visitor: 'someone', signal: AbortSignal.abort() };
  const isAborted = async () => currentContext().signal?.aborted ?? false;
  expect(await runInContext(context, () => latest([], isAborted))).toBe(false);
});
