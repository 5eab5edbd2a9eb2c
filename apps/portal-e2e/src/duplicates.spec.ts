import { expectAccessible } from './support/axe.ts';
import { logIn } from './support/log-in.ts';
import { startManagedInstance } from './support/managed-instance.ts';
import type { ManagedInstance } from './support/managed-instance.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import { expect, portalTest, test } from './support/test.ts';

const { product, publication, dataset, other } = SAMPLES;
const RECORD = 'Id, DOI or address of the record’s page';
const OTHER = 'Id, DOI or address of the other record';
const SAME = `“${product.title}” and “${publication.title}” are the same`;
const OTHERS = `“${dataset.title}” and “${other.title}” are`;

/** A work in two sources, which differ in the pages. */
const TWIN = {
  type: 'publication',
  mainTitle: 'Tides of the northern coast in the twentieth century',
  authors: [{ fullName: 'Doe, Jane' }, { fullName: 'Roe, Richard' }, { fullName: 'Poe, Edna' }],
  publicationDate: '2020-05-01',
};
const twin = (id: string, page: string) => ({
  ...TWIN,
  id: `${id}::${'1'.repeat(32)}`,
  container: { name: 'Waves', vol: '4', sp: page },
});

let instance: ManagedInstance | undefined;
test.use({ baseURL: async ({}, use) => use(instance?.url) });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  instance = await startManagedInstance(
    'research-products',
    twin('one_archive_', '11'),
    twin('two_archives', '57'),
  );
});
test.afterAll(async () => instance?.stop());

portalTest(
  'an administrator decides that two records are the same, and that two others never are; both wait for the next import',
  async ({ page }) => {
    const found = page.getByRole('heading', { level: 3 });
    const decisions = page.getByRole('list', { name: 'Decisions' }).getByRole('article');
    await logIn(page, 'Portal administrator', instance?.url ?? '');
    await page.goto('/admin/duplicates');
    await expect(page.getByText('Nothing has been decided')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Merge two records' }).press('Enter');
    await page.getByLabel(RECORD).fill('10.1038/s41586-021-03819-2');
    await page.getByLabel(RECORD).press('Enter');
    await expect(found).toHaveText([product.title]);
    await page.getByLabel(OTHER).fill(publication.id);
    await page.getByLabel(OTHER).press('Enter');
    await expect(found).toHaveText([product.title, publication.title]);
    await expect(page.getByText('The next import makes one record of the two.')).toBeVisible();
    await page.getByLabel('Note').fill('A trial.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(decisions).toHaveCount(1);
    await expect(decisions.getByRole('heading')).toHaveText([SAME]);
    await expect(decisions).toContainText('With the next import');

    await page.getByRole('link', { name: 'Separate a record' }).press('Enter');
    await page.getByLabel(RECORD).fill(dataset.id);
    await page.getByLabel(RECORD).press('Enter');
    await expect(page.getByText('This record was not merged of several ones.')).toBeVisible();
    await page.getByLabel(OTHER).fill(`${instance?.url}${addressOf(other)}`);
    await page.getByLabel(OTHER).press('Enter');
    await expect(found).toHaveText([dataset.title, other.title]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(decisions).toHaveCount(2);
    await expect(decisions.getByRole('heading')).toHaveText([`${OTHERS} different`, SAME]);
    await expectAccessible(page);

    // A decision about the same records takes the place of the earlier one.
    await page.goto(`/admin/duplicates/merge?record=${dataset.id}&other=${other.id}`);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(decisions.getByRole('heading')).toHaveText([`${OTHERS} the same`, SAME]);

    await page.getByRole('button', { name: `Delete: ${OTHERS} the same` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(decisions.getByRole('heading')).toHaveText([SAME]);
  },
);

portalTest(
  'an administrator answers what an import was not sure about: later, and then the same',
  async ({ page }) => {
    const name = `“${TWIN.mainTitle}”`;
    const pairs = page.getByRole('list', { name: 'Likely duplicates' }).getByRole('article');
    await logIn(page, 'Portal administrator', instance?.url ?? '');
    await page.goto('/admin/duplicates');
    await page.getByRole('link', { name: 'Likely duplicates' }).press('Enter');
    await expect(pairs).toHaveCount(1);
    await expect(pairs).toContainText('They are alike, but volume or pages differ.');
    await expect(pairs.getByRole('row', { name: /^Volume and pages/ })).toContainText('different');
    await expect(pairs.getByRole('row', { name: /^Authors/ })).toContainText('the same');
    await expectAccessible(page);

    await page.getByRole('button', { name: `Later: ${name}` }).press('Enter');
    await expect(pairs.getByRole('table')).toHaveCount(0);
    await page.getByRole('button', { name: `Decide now: ${name}` }).press('Enter');
    await page.getByRole('button', { name: `The same: ${name}` }).press('Enter');
    await expect(page.getByText('No pairs are left')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Decisions so far' }).press('Enter');
    await expect(page.getByRole('heading', { name: `Records named ${name} are the same` })).toBeVisible();
  },
);
