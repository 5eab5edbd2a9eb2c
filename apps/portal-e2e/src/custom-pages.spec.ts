import { expectAccessible } from './support/axe.ts';
import { changeContent } from './support/change-content.ts';
import { logInAsAdministrator } from './support/log-in.ts';
import { openHydrated, waitForHydration } from './support/search-page.ts';
import { serverUrls } from './support/server-urls.ts';
import { expect, test } from './support/test.ts';

const PORTAL = 'explore/open-discovery';

test('a custom page is at its address and in the menu, until it is disabled', async ({ page, browser }) => {
  const portal = serverUrls().managedPortal;
  await logInAsAdministrator(page);
  const change = (call: string, data?: unknown) => changeContent(page, call, data);
  const visitor = await browser.newPage({ baseURL: portal });
  await openHydrated(visitor, '/user-info');

  const saved = await change('page/save', {
    name: 'Team',
    route: '/about/team',
    portalType: 'explore',
    portalPid: 'open-discovery',
    title: 'Our team',
    description: 'Who runs this portal.',
    content:
      '<h2>People</h2><p onclick="x()">Ada<script>alert(1)</script></p><table><tr><td>1</td></tr></table>',
  });
  await expect.poll(async () => (await visitor.request.get('/about/team')).status()).toBe(404);
  await change(`${PORTAL}/page/toggle?status=true`, [saved._id]);
  const item = await change(`${PORTAL}/menu/save`, {
    title: 'Team',
    route: '/About/Team',
    icon: 'person',
    isFeatured: true,
  });
  await change(`${PORTAL}/menu/toggle?status=true&featured=true`);
  await change(`${PORTAL}/menu/align?alignment=RIGHT`);
  await expect.poll(async () => (await visitor.request.get('/about/team')).status()).toBe(200);

  const html = await (await visitor.request.get('/about/team')).text();
  expect(html).toContain('<h2>People</h2><p>Ada</p>');
  expect(html).toContain('<meta name="description" content="Who runs this portal."/>');
  const canonical = `<link rel="canonical" href="${portal}/about/team"/>`;
  expect(html).toContain(canonical);
  expect(await (await visitor.request.get('/About/TEAM')).text()).toContain(canonical);
  const sitemap = await visitor.request.get('/sitemaps/pages.xml');
  expect(await sitemap.text()).toContain(`<loc>${portal}/about/team</loc>`);

  await test.step('a document from before leads there, too', async () => {
    await visitor.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/about/team',
        textContent: 'New page',
      });
      link.dataset['page'] = '';
      document.querySelector('main')?.append(link);
    });
    await visitor.getByRole('link', { name: 'New page' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Our team');
    await waitForHydration(visitor);
  });

  await test.step('the featured menu leads there within the document', async () => {
    await openHydrated(visitor, '/user-info');
    const featured = visitor.getByRole('navigation', { name: 'Featured' });
    await expect(featured).toHaveAttribute('data-align', 'RIGHT');
    await visitor.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
    await featured.getByRole('link', { name: 'Team' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Our team');
    expect(await visitor.evaluate(() => document.documentElement.dataset['kept'])).toBe('yes');
    await expect(visitor).toHaveTitle('Our team · Open Discovery');
    await expectAccessible(visitor);
  });

  await test.step('on a phone the drawer has it, and nothing is wider than the screen', async () => {
    await visitor.setViewportSize({ width: 360, height: 740 });
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await visitor.getByRole('button', { name: 'Main menu' }).click();
    await expect(visitor.getByRole('dialog').getByRole('link', { name: 'Team' })).toBeVisible();
  });

  await change(`${PORTAL}/page/toggle?status=false`, [saved._id]);
  await change(`${PORTAL}/menu/delete`, [item._id]);
  await expect.poll(async () => (await visitor.request.get('/about/team')).status()).toBe(404);
  await visitor.close();
});
