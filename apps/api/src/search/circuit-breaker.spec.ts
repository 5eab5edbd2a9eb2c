import { expect, test } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { EngineError } from './engine-error.ts';

type Reason = EngineError['reason'] | null;

interface Search {
  /** Null for an answer. */
  readonly reason: Reason;
  readonly ms: number;
}

const ASK_EVERY_MS = 5_000;
const QUICK: Search = { reason: null, ms: 20 };

/** Opens an engine with a circuit breaker over a cluster that answers until it is frozen. */
const openEngine = () => {
  let nowMs = 0;
  let lateResponses = 0;
  const count = { tried: 0, asked: 0 };
  const breaker = createCircuitBreaker({
    clock: () => nowMs,
    doesRespond: async () => {
      count.asked += 1;
      await nextTurn();
      lateResponses -= 1;
      return lateResponses < 0;
    },
  });
  /** Searches, and returns the reason of a failure. `meanwhile` happens before the search ends. */
  const search = async ({ reason, ms }: Search, meanwhile = async (): Promise<void> => undefined) => {
    const running = breaker(async () => {
      count.tried += 1;
      await meanwhile();
      nowMs += ms;
      if (reason !== null) throw new EngineError(reason, reason);
      return 'found';
    });
    const outcome = await running.catch((error: unknown) =>
      error instanceof EngineError ? error.reason : String(error),
    );
    // The cluster is asked after the search has ended, up to twice.
    await nextTurn();
    await nextTurn();
    return outcome;
  };
  return {
    search,
    count,
    advance: (ms: number) => void (nowMs += ms),
    respondLate: (times: number) => void (lateResponses = times),
    freeze: () => void (lateResponses = Infinity),
    thaw: () => void (lateResponses = 0),
  };
};

/** Opens an engine over a frozen cluster, of which a search had no answer. */
const openFrozen = async () => {
  const engine = openEngine();
  engine.freeze();
  await engine.search({ reason: 'timeout', ms: 10_000 });
  return engine;
};

const UNANSWERED: readonly (readonly [string, Search])[] = [
  ['slow searches of one visitor', { reason: 'timeout', ms: 10_000 }],
  ['searches that have waited for nearly all of their time', { reason: 'timeout', ms: 3 }],
  ['visitors who leave a slow search', { reason: 'canceled', ms: 3_000 }],
];

test.each(UNANSWERED)('%s refuse nobody while the cluster responds', async (_what, unanswered) => {
  const { search } = openEngine();
  for (let number = 0; number < 10; number += 1) expect(await search(unanswered)).toBe(unanswered.reason);
  expect(await search(QUICK)).toBe('found');
});

test.each(UNANSWERED)(
  'after %s, all are refused at once if the cluster is silent, too',
  async (_what, unanswered) => {
    const { search, freeze, count } = openEngine();
    freeze();
    await search(unanswered);
    expect([await search(QUICK), await search(QUICK)]).toEqual(['unreachable', 'unreachable']);
    expect(count).toEqual({ tried: 1, asked: 2 });
  },
);

test.each([
  [0, 'found', 1],
  [1, 'found', 2],
  [2, 'unreachable', 2],
])('after %i late responses in a row, others are %s', async (times, next, asked) => {
  const { search, respondLate, count } = openEngine();
  respondLate(times);
  await search({ reason: 'canceled', ms: 3_000 });
  expect(await search(QUICK)).toBe(next);
  expect(count.asked).toBe(asked);
});

test('the cluster is asked again every five seconds, and all search again once it responds', async () => {
  const { search, advance, thaw, count } = await openFrozen();
  advance(ASK_EVERY_MS);
  expect([await search(QUICK), await search(QUICK)]).toEqual(['unreachable', 'unreachable']);
  expect(count).toEqual({ tried: 1, asked: 3 });
  thaw();
  expect(await search(QUICK)).toBe('unreachable');
  advance(ASK_EVERY_MS);
  expect([await search(QUICK), await search(QUICK)]).toEqual(['found', 'found']);
});

test('while one search waits for the cluster to be asked again, others are refused at once', async () => {
  const { search, advance, thaw } = await openFrozen();
  advance(ASK_EVERY_MS);
  thaw();
  expect(await Promise.all([search(QUICK), search(QUICK)])).toEqual(['found', 'unreachable']);
});

test('an answer to a search while the cluster is asked prevents refusals', async () => {
  const { search, freeze, count } = openEngine();
  freeze();
  await Promise.all([search({ reason: 'timeout', ms: 10_000 }), search(QUICK)]);
  expect(await search(QUICK)).toBe('found');
  expect(count.asked).toBe(1);
});

test.each([
  ['an answer', null, 'found'],
  ['a refusal', 'query', 'found'],
  ['a closed connection', 'unreachable', 'found'],
  ['no answer', 'canceled', 'unreachable'],
] as const)('of a search that began before: after %s (%j), others are %s', async (_what, reason, next) => {
  const { search, freeze } = openEngine();
  freeze();
  await search({ reason, ms: 20 }, async () => {
    expect(await search({ reason: 'timeout', ms: 10_000 })).toBe('timeout');
  });
  expect(await search(QUICK)).toBe(next);
});
