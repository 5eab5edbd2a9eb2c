import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

const pendingCalls = new WeakMap<Page, Set<Request>>();

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');

/** Starts to track the API calls of a page that have no response yet. */
export const trackApiCalls = (page: Page): void => {
  const calls = new Set<Request>();
  pendingCalls.set(page, calls);
  page.on('request', (request) => isCall(request) && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  // The calls of the previous document are aborted.
  page.on('domcontentloaded', () => calls.clear());
};

/** Waits until all API calls of the page have a response. */
export const waitForApiCalls = (page: Page): Promise<void> =>
  expect.poll(() => pendingCalls.get(page)?.size ?? 0, 'API calls without a response').toBe(0);
