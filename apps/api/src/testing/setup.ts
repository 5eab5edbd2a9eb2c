import { afterAll, beforeAll } from '@jest/globals';

/** Starts something before the tests of a file or a block, and stops it after them. Tests and hooks can use it. */
export const setup = <T extends { readonly stop: () => Promise<void> }>(
  start: () => Promise<T>,
): Omit<T, 'stop'> => {
  let running: T;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());
  return new Proxy({} as T, { get: (_target, name): unknown => Reflect.get(running, name) });
};
