import { expectAccessible } from './support/axe.ts';
import { logIn } from './support/log-in.ts';
import { startManagedInstance } from './support/managed-instance.ts';
import type { ManagedInstance } from './support/managed-instance.ts';
import { SAMPLES } from './support/records.ts';
import { expect, portalTest, test } from './support/test.ts';

const { path, id, title } = SAMPLES.publication;
const PAGE = `${path}${encodeURIComponent(id)}`;
const DOI = '10.3847/2041-8213/ab0ec7';
const REASON = 'The portal no longer shows it, to protect personal data.';

let instance: ManagedInstance | undefined;
test.use({ baseURL: async ({}, use) => use(instance?.url) });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  instance = await startManagedInstance('research-products');
});
test.afterAll(async () => instance?.stop());

portalTest(
  'an administrator withdraws a record, visitors do not find it and its page says why, and she restores it',
  async ({ page, request }) => {
    const textAt = async (address: string): Promise<string> => (await request.get(address)).text();
    const statusOf = async (address: string): Promise<number> => (await request.get(address)).status();
    const isFound = async (): Promise<boolean> => (await textAt(`/?keyword=${DOI}`)).includes(title);
    const list = page.getByRole('list', { name: 'Withdrawn records' });
    expect([await isFound(), await statusOf(PAGE)]).toEqual([true, 200]);

    await logIn(page, 'Portal administrator', instance?.url ?? '');
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'Withdraw this record' }).press('Enter');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(title);
    await page.getByLabel('Reason').selectOption('Protection of personal data');
    await page.getByLabel('Explanation for visitors').fill('It named patients.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Withdraw this record' }).press('Enter');
    await expect(list).toContainText([title]);
    await expectAccessible(page);

    await expect.poll(isFound).toBe(false);
    await expect.poll(() => statusOf(PAGE)).toBe(410);
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This record was withdrawn');
    await expect(page.getByRole('main')).toContainText(REASON);
    await expect(page.getByRole('main')).toContainText('It named patients.');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
    expect(await page.content()).not.toContain(title);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Change or restore withdrawn records' }).press('Enter');
    await page.getByRole('button', { name: `Restore: ${title}` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(page.getByText('No record is withdrawn.')).toBeVisible();
    await expect.poll(isFound).toBe(true);
    await expect.poll(() => statusOf(PAGE)).toBe(200);

    // The log names the record by its id, and can withdraw it again.
    await page.goto('/admin/log');
    await expect(page.getByRole('listitem').filter({ hasText: id })).toHaveCount(2);
  },
);
