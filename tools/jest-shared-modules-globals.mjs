/** `@jest/globals` for `jest-shared-modules.mjs`, whose runner sets globals and knows no time limits. */
const LIMIT_MS = 120_000;

const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest } = globalThis;
const unlimited = globalThis.test;

/** Returns the function, which fails when it takes longer than the limit. */
const limited =
  (run) =>
  async (...args) => {
    let timer;
    const limit = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Not finished after ${LIMIT_MS / 1000} s.`)), LIMIT_MS);
    });
    try {
      return await Promise.race([run(...args), limit]);
    } finally {
      clearTimeout(timer);
    }
  };

const each = (...table) => {
  const testRow = unlimited.each(...table);
  return (title, run) => testRow(title, limited(run));
};

export const test = Object.assign((title, run) => unlimited(title, limited(run)), {
  each,
  skip: unlimited.skip,
});

const limitedHook = (hook) => (run) => hook(limited(run));
const hooks = [beforeAll, beforeEach, afterEach, afterAll].map(limitedHook);
const [limitedBeforeAll, limitedBeforeEach, limitedAfterEach, limitedAfterAll] = hooks;

// One limit for all.
jest.setTimeout = () => jest;

export {
  describe,
  expect,
  jest,
  limitedAfterAll as afterAll,
  limitedAfterEach as afterEach,
  limitedBeforeAll as beforeAll,
  limitedBeforeEach as beforeEach,
};
