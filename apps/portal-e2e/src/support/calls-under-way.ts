import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');

/** Counts from now on which of a page's calls have no answer yet. */
export const watchCallsOf = (page: Page): void => {
  const calls = new Set<Request>();
  underWay.set(page, calls);
  page.on('request', (request) => isCall(request) && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  // Nobody waits any more for what the document before has asked.
  page.on('domcontentloaded', () => calls.clear());
};

/** All that the page has asked for is answered. */
export const isAnswered = (page: Page): Promise<void> =>
  expect.poll(() => underWay.get(page)?.size ?? 0, 'calls without an answer').toBe(0);
