import { expect, test } from '@jest/globals';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { EngineError } from './engine-error.ts';

type Reason = EngineError['reason'] | null;

const TRY_MS = 5_000;
const TIME_LIMIT_MS = 10_000;

/** Opens an engine with a circuit breaker. */
const openEngine = () => {
  let nowMs = 0;
  let tries = 0;
  const breaker = createCircuitBreaker({ clock: () => nowMs });
  /** Searches, and returns the reason of a failure. `meanwhile` happens before the search ends. */
  const search = async (reason: Reason, meanwhile = async (): Promise<void> => undefined) => {
    const running = breaker(async () => {
      tries += 1;
      await meanwhile();
      if (reason === 'timeout') nowMs += TIME_LIMIT_MS;
      if (reason !== null) throw new EngineError(reason, reason);
      return 'found';
    });
    return running.catch((error: unknown) => (error instanceof EngineError ? error.reason : String(error)));
  };
  return {
    search,
    timeOut: async (times: number, meanwhile?: () => Promise<void>) => {
      for (let number = 0; number < times; number += 1)
        expect(await search('timeout', meanwhile)).toBe('timeout');
    },
    advance: (ms: number) => void (nowMs += ms),
    tries: () => tries,
  };
};

test('after five time-outs, searches are refused at once', async () => {
  const { search, timeOut, tries } = openEngine();
  await timeOut(5);
  expect(await search(null)).toBe('unreachable');
  expect(tries()).toBe(5);
});

test('one search is tried every five seconds, and after the first answer all are', async () => {
  const { search, timeOut, advance } = openEngine();
  await timeOut(5);
  advance(TRY_MS);
  expect([await search('timeout'), await search(null)]).toEqual(['timeout', 'unreachable']);
  advance(TRY_MS);
  expect([await search(null), await search(null)]).toEqual(['found', 'found']);
});

test('slow searches refuse nobody as long as others are answered', async () => {
  const { search, timeOut } = openEngine();
  await timeOut(12, async () => {
    expect(await search(null)).toBe('found');
  });
  expect(await search(null)).toBe('found');
});

test.each([
  ['an answer', null, 'found'],
  ['a refusal', 'query', 'found'],
  ['a closed connection', 'unreachable', 'found'],
  ['a caller who leaves', 'canceled', 'unreachable'],
] as const)('after four time-outs, %s (%j) and one more, a search is %s', async (_what, reason, next) => {
  const { search, timeOut } = openEngine();
  await timeOut(4);
  await search(reason);
  await timeOut(1);
  expect(await search(null)).toBe(next);
});
