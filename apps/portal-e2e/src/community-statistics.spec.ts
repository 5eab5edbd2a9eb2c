import type { Page } from '@playwright/test';
import { expectAccessibleAtCurrentWidth } from './support/axe.ts';
import { changeContent } from './support/change-content.ts';
import { logInAsAdministrator } from './support/log-in.ts';
import { openHydrated, textOf } from './support/search-page.ts';
import { serverUrls } from './support/server-urls.ts';
import { expect, test } from './support/test.ts';

// Both change the same community.
test.describe.configure({ mode: 'default' });

const addressOfCommunity = async (page: Page): Promise<string> => {
  const found = await page.request.get(
    `${serverUrls().api}/graph/v3/communities?search=digital%20humanities`,
  );
  const { results } = (await found.json()) as { results: { id: string; acronym: string }[] };
  const id = results.find(({ acronym }) => acronym === 'dh-ch')?.id ?? '';
  return `/search/community?communityId=${encodeURIComponent(id)}`;
};

test('the figures that a community chooses are on its page, each a link to its search', async ({
  page,
  browser,
}) => {
  const { managedPortal } = serverUrls();
  await logInAsAdministrator(page);
  const choose = (call: string) => changeContent(page, `statistics/dh-ch/${call}`);
  const address = await addressOfCommunity(page);
  const visitor = await browser.newPage({ baseURL: managedPortal });
  const words = async () => textOf(await (await visitor.request.get(address)).text());
  expect(await words()).not.toContain('Statistics');

  for (const chart of ['numbers', 'timeline']) await choose(`publication/${chart}?status=true&monitor=false`);
  await choose('publication/access?status=false&monitor=true');
  await choose('toggle?status=true');
  await expect.poll(words).toContain('Statistics');
  await openHydrated(visitor, address);
  const section = visitor.getByRole('region', { name: 'Statistics' });
  await expect(section.getByRole('figure')).toHaveCount(1);
  await expectAccessibleAtCurrentWidth(visitor);
  const number = section.getByRole('link', { name: /^Publications: \d+$/ });
  const count = /\d+/.exec((await number.textContent()) ?? '')?.[0];
  await number.click();
  await expect(visitor).toHaveURL(/[?&]community=dh-ch/);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(`${count} `);

  await choose('toggle?status=false');
  await expect.poll(words).not.toContain('Statistics');
  await visitor.close();
});

test('the field and the value that a community chooses select the works of its page', async ({
  page,
  browser,
}) => {
  const { managedPortal, customizedPortal } = serverUrls();
  await logInAsAdministrator(page);
  const address = await addressOfCommunity(page);
  const stored = (await (
    await page.request.get(`${customizedPortal}/api/admin-tool/communities/dh-ch`)
  ).json()) as {
    statistics: unknown;
    type: string;
    version: number;
    layout: object;
  };
  const { statistics: _, ...community } = stored;
  const save = (version: number, settings: { queryFieldName: string; valueId: string }) =>
    changeContent(page, `${community.type}/update`, {
      ...community,
      version,
      layout: { ...community.layout, ...settings },
    });
  const visitor = await browser.newPage({ baseURL: managedPortal });
  const html = async () => (await visitor.request.get(address)).text();
  expect(await html()).toContain('community=dh-ch');

  await save(community.version, { queryFieldName: 'funder', valueId: 'EC' });
  await expect.poll(html).toMatch(/href="[^"]*funder=EC[^"]*"[^>]*>All its research products/);
  await openHydrated(visitor, address);
  await expect(visitor.getByRole('heading', { level: 2, name: /^Research products/ })).toBeVisible();

  await save(community.version + 1, { queryFieldName: '', valueId: '' });
  await expect.poll(html).not.toContain('funder=EC');
  await visitor.close();
});
