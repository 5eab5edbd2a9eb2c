/** `@jest/globals` for `runner.mjs`, whose own globals know neither time limits nor all timers of Jest. */
import { ModernFakeTimers } from '@jest/fake-timers';

/** A limit for what hangs: beside other tests, a slow start is not a failure. A spec file sets its own with `jest.setTimeout`. */
const LIMIT_MS = 30_000;

const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test: unlimitedTest } = globalThis;
// Those of a test may be its own.
const { setTimeout, clearTimeout } = globalThis;

/** The limits of spec files, by path: support modules that define tests are shared by several files. */
const limits = new Map();
const specFile = () => expect.getState().testPath;

/** Returns the function, which fails when it takes longer than its own limit, or that of its file. */
const limited =
  (run, ownLimitMs) =>
  async (...args) => {
    const limitMs = ownLimitMs ?? limits.get(specFile()) ?? LIMIT_MS;
    let timer;
    const limit = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Not finished after ${limitMs / 1000} s.`)), limitMs);
    });
    try {
      return await Promise.race([run(...args), limit]);
    } finally {
      clearTimeout(timer);
    }
  };

const each = (...table) => {
  const testRow = unlimitedTest.each(...table);
  return (title, run, limitMs) => testRow(title, limited(run, limitMs));
};

export const test = Object.assign((title, run, limitMs) => unlimitedTest(title, limited(run, limitMs)), {
  each,
  only: (title, run, limitMs) => unlimitedTest.only(title, limited(run, limitMs)),
  skip: unlimitedTest.skip,
});

const limitedHook = (hook) => (run, limitMs) => hook(limited(run, limitMs));
const hooks = [beforeAll, beforeEach, afterEach, afterAll].map(limitedHook);
const [limitedBeforeAll, limitedBeforeEach, limitedAfterEach, limitedAfterAll] = hooks;

/** React and promises proceed by these while a test holds the clock. */
const UNTIMED = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'];
const timers = new ModernFakeTimers({
  config: { fakeTimers: { enableGlobally: false } },
  global: globalThis,
});

export const jest = {
  ...globalThis.jest,
  setTimeout: (ms) => void limits.set(specFile(), ms),
  useFakeTimers: (options = { doNotFake: UNTIMED }) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
};

export {
  describe,
  expect,
  limitedAfterAll as afterAll,
  limitedAfterEach as afterEach,
  limitedBeforeAll as beforeAll,
  limitedBeforeEach as beforeEach,
};
