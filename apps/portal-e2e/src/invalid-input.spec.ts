import { cards, chips, filters, openHydrated, searchBox, shownTotal } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const ORDER = 'Starting year must be greater than or equal to ending year.';
const lastYear = new Date().getUTCFullYear() + 10;
const BOUNDS = `Year must be between 1800 and ${lastYear}.`;

test.describe('years that break a rule stay in their fields, with the rule next to them (Spec §5)', () => {
  for (const [from, to, rule] of [
    ['2024', '2010', ORDER],
    ['1700', '', BOUNDS],
    ['20', '2020', BOUNDS],
  ] as const)
    test(`${from} to ${to}`, async ({ page }) => {
      await openHydrated(page, '/?keyword=climate');
      const total = await shownTotal(page);
      const years = filters(page).getByRole('group', { name: 'Year' });
      await years.getByRole('textbox', { name: 'From year' }).fill(from);
      const end = years.getByRole('textbox', { name: 'To year' });
      await end.fill(to);
      const place = await end.boundingBox();
      await end.press('Enter');
      await expect(years.getByRole('alert')).toHaveText(rule);
      await expect(page.locator('main .notice')).toContainText(rule);
      expect(await end.boundingBox(), 'the fields stay in place').toEqual(place);
      const wrong = years.getByRole('textbox', { name: 'From year' });
      await expect(wrong).toHaveValue(from);
      await expect(wrong).toHaveAccessibleDescription(rule);
      await expect(end).toHaveValue(to);
      await expect(end).toBeFocused();
      if (to !== '2020') expect(await shownTotal(page)).toBe(total);
    });

  test('corrected years are applied, and the message is gone', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate&from=2024&to=2010');
    const years = filters(page).getByRole('group', { name: 'Year' });
    await years.getByRole('textbox', { name: 'From year' }).fill('2010');
    await years.getByRole('textbox', { name: 'To year' }).fill('2024');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/?keyword=climate&from=2010&to=2024');
    await expect(chips(page)).toContainText('2010–2024');
    await expect(years.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('main .notice')).toHaveCount(0);
  });
});

const MISTAKEN = 'title:(climate OR "sea';

test('the page of results explains mistakes in a query text, and leads to their correction', async ({
  page,
}) => {
  await page.goto(`/?q=${encodeURIComponent(MISTAKEN)}`);
  const notice = page.getByRole('alert').filter({ hasText: 'mistakes' });
  await expect(notice).toContainText('The query contains 2 mistakes.');
  await expect(notice).toContainText('Character 19: This quotation mark is never closed.');
  await expect(notice).toContainText('Character 7: This parenthesis is never closed.');
  await expect(notice.locator('code')).toHaveText('title:(climate OR "sea")');
  await notice.getByRole('link', { name: 'Correct it in the advanced search' }).click();
  await expect(page.getByRole('textbox', { name: 'Query text' })).toHaveValue(MISTAKEN);
  await expect(notice).toHaveCount(0);
});

test('the page of results explains what the search box takes from the syntax of other services, and what it cannot', async ({
  page,
}) => {
  await page.goto(`/?keyword=${encodeURIComponent('climate[tiab] NEAR (sea')}`);
  const notice = page.getByRole('alert').filter({ hasText: 'mistakes' });
  await expect(notice).toContainText('The query contains 3 mistakes.');
  await expect(notice).toContainText(
    'Character 8: The field comes before its words, as in title:sea; this was ignored.',
  );
  await expect(notice.locator('code')).toHaveText('climate sea');
  await page.goto('/?keyword=climate+sea');
  await expect(notice).toHaveCount(0);
});

test('a field that is named in the search box is offered as a field', async ({ page }) => {
  await openHydrated(page, '/?keyword=title%3Aclimate&access=OPEN');
  await page.getByRole('link', { name: 'title:climate', exact: true }).click();
  await expect(page).toHaveURL('/?q=title%3Aclimate&access=OPEN');
  await expect(cards(page).first()).toBeVisible();
});

test('an address that cannot be read is refused with the part that is wrong', async ({ request }) => {
  const refused = await request.get('/search/%C3%28', { headers: { accept: 'text/html' } });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('The part “%C3%28” is not valid');
});

test('a query text without mistakes has no such message', async ({ page }) => {
  await page.goto('/?q=title%3A(climate+OR+sea)');
  await expect(chips(page)).toContainText('title:(climate OR sea)');
  await expect(page.locator('main .notice')).toHaveCount(0);
});

test.describe('each part of an address that was left out has its reason', () => {
  for (const [search, reason] of [
    ['access=FOO', '“FOO” is not a valid value of “access” and was ignored.'],
    ['nonsense=1', 'This search has no filter “nonsense”; “1” was ignored.'],
    ['type=projects&type=services', 'A search finds one kind of record; “services” was ignored.'],
    ['sort=newest&sort=oldest', '“sort” takes one value; “oldest” was ignored.'],
  ] as const)
    test(search, async ({ page }) => {
      await page.goto(`/?keyword=climate&${search}`);
      await expect(page.locator('main .notice').getByRole('listitem')).toHaveText([reason]);
      await expect(searchBox(page)).toHaveValue('climate');
    });
});

for (const [address, ignored] of [
  ['/?keyword=%21%21%21', '!!!'],
  ['/?q=title%3A%22...%22', 'title:"..."'],
] as const)
  test(`${address}: every record, and the page says why`, async ({ page }) => {
    await page.goto('/?type=research-outcomes');
    const total = await shownTotal(page);
    await page.goto(address);
    await expect(page.locator('main .notice')).toHaveText(
      new RegExp(`^“${ignored}” contains nothing that can be searched for and was ignored\\.`),
    );
    expect(await shownTotal(page)).toBe(total);
    if (address.includes('keyword')) await expect(searchBox(page)).toHaveValue(ignored);
  });
