import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serverUrls } from './server-urls.ts';

/** Sends a change to the admin tool of the customized portal as the account of a page, and returns the stored item. */
export const changeContent = async (
  page: Page,
  call: string,
  data?: unknown,
): Promise<{ readonly _id: string; readonly version: number }> => {
  const { customizedPortal } = serverUrls();
  const answer = await page.request.post(`${customizedPortal}/api/admin-tool/${call}`, {
    headers: { origin: customizedPortal },
    ...(data !== undefined && { data }),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as { _id: string; version: number };
};
