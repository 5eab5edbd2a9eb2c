import { violations } from './support/axe.ts';
import { serverUrls } from './support/server-urls.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import { openHydrated } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const SECRET = 'super-secret-key';

test.describe('with a data-transfer service', () => {
  test.use({ baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

  test('files are selected, transferred, monitored and canceled; no secret is stored (Spec §9)', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openHydrated(page, addressOf(SAMPLES.publication));
    await page.getByRole('button', { name: 'Transfer files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Transfer files to storage' });
    await dialog.getByRole('checkbox', { name: /readme/ }).uncheck();
    await dialog.getByRole('radio', { name: 'S3' }).check();
    await dialog.getByRole('button', { name: 'Send files' }).click();
    await expect(dialog.getByLabel('Storage server')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Storage server').fill('s3.example.org');
    await dialog.getByLabel('Bucket and folder').fill('bucket/data');
    await dialog.getByLabel('EGI Check-in access token').fill(`${SECRET}-token`);
    await dialog.getByLabel('Access key').fill('me');
    await dialog.getByLabel('Secret key').fill(SECRET);
    await dialog.getByRole('button', { name: 'Send files' }).click();
    await expect(dialog.getByRole('heading', { name: 'Transfer 7' })).toBeFocused();
    await expect(dialog).toContainText('The files are being transferred.');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Stop transfer' }).click();
    await expect(dialog).toContainText('The transfer was stopped.');

    expect(await (await request.get(`${serverUrls().transferService}/seen`)).json()).toEqual({
      url: '/transfers?dest=s3',
      authorization: `Bearer ${SECRET}-token`,
      storage: Buffer.from(`me:${SECRET}`).toString('base64'),
      body: {
        files: [
          {
            sources: ['https://files.example/tides.csv'],
            destinations: ['s3s://s3.example.org/bucket/data/tides.csv'],
            filesize: 1_500_000,
          },
        ],
        params: { overwrite: false, verifyChecksum: false },
      },
    });
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.body.outerHTML]),
    );
    expect(kept).not.toContain(SECRET);
  });
});

test('without a data-transfer service, no transfer is offered', async ({ request }) => {
  const html = await (await request.get(addressOf(SAMPLES.publication))).text();
  expect(html).not.toContain('Transfer files');
});
