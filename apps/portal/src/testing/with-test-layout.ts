import { afterAll, beforeAll } from '@jest/globals';

/** Observes nothing: sizes do not change in tests. */
class SteadySize {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives every element of the tests of a file the same width. The document of tests has no layout. */
export const withTestLayout = (widthPx: number): void => {
  const { ResizeObserver } = globalThis;
  beforeAll(() => {
    globalThis.ResizeObserver = SteadySize;
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: widthPx });
  });
  afterAll(() => {
    globalThis.ResizeObserver = ResizeObserver;
    Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  });
};
