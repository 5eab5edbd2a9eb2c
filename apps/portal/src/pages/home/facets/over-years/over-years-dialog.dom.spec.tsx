import { EMPTY_QUERY, searchField } from '@open-discovery/search-fields';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createTestPage } from '../../../../testing/render-page.tsx';
import { OverYearsDialog } from './over-years-dialog.tsx';

const YEARS = Array.from({ length: 10 }, (_none, at) => 2011 + at);
const NAMES = Array.from({ length: 23 }, (_none, at) => `P${at}`);
const yearly = (first: number, last: number) => ({
  total: first + last,
  counts: YEARS.map((_year, at) => (at === 0 ? first : at === 9 ? last : 0)),
});
const rowsOf = (names: readonly string[]) =>
  names.map((value) => ({
    value,
    label: `Press ${value}`,
    ...(value === 'P0' ? yearly(10, 1) : yearly(0, 4)),
  }));

/** Answers as an API with 23 publishers does: the ten most frequent, or those in the address. */
const answers = (asked: string[]) => (input: unknown) => {
  const url = new URL(String(input), 'http://localhost');
  asked.push(`${url.pathname.split('/').at(-1)} ${url.searchParams.getAll('value').length}`);
  if (!url.pathname.endsWith('over-years'))
    return Promise.resolve(
      Response.json({
        header: { numFound: 1130, page: 1, pageSize: 10 },
        results: [],
        facets: {
          publisher: { values: NAMES.map((value) => ({ value, label: value, count: 4 })), distinct: 23 },
        },
      }),
    );
  const given = url.searchParams.getAll('value');
  const rows = rowsOf(given.length > 0 ? given : NAMES.slice(0, 10));
  const distinct = given.length > 0 ? {} : { distinct: 23 };
  // The last three values have results in the last year only.
  const isLast = given.length === 3;
  const own = isLast ? rows.map((one) => ({ ...one, counts: [4] })) : rows;
  const years = isLast ? YEARS.slice(-1) : YEARS;
  return Promise.resolve(
    Response.json({ years, rows: own, results: { ...yearly(780, 350), years: YEARS }, ...distinct }),
  );
};

const show = (asked: string[] = []) => {
  const field = searchField('product', 'publisher');
  if (!field) throw new Error('There is no field of publishers');
  const element = <OverYearsDialog query={EMPTY_QUERY} field={field} onClose={() => undefined} />;
  createTestPage({ fetch: answers(asked) }).show([{ path: '*', element }], '/');
};

/** Reads a file of jsdom, which has no `text()`. */
const textOf = (file = new Blob()): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    // `readAsText` gives a text.
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });

test('the change is the one of the share of all results, which the last row has', async () => {
  show();
  const table = await screen.findByRole('region', { name: 'Values by year, two periods compared' });
  const rows = within(table).getAllByRole('row');
  const cells = (row = rows.at(-1)) =>
    [...(row?.querySelectorAll('.num') ?? [])].map((one) => one.textContent);
  expect(cells(rows[1])).toEqual(['4', '0', '4', '+1.1']);
  expect(cells(rows.at(-2))).toEqual(['11', '10', '1', '−1']);
  expect(cells()).toEqual(['1,130', '780', '350']);
});

test('a list of the most frequent values says of how many, and all are a file', async () => {
  const asked: string[] = [];
  show(asked);
  expect(await screen.findByText(/Listed are the 10 most frequent of 23 values\.$/)).not.toBeNull();
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:file';
  };
  fireEvent.click(screen.getByRole('button', { name: 'All 23 values as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await textOf(saved[0])).trim().split('\r\n');
  expect(lines).toHaveLength(25);
  expect(lines[1]).toMatch(/^P\d+,Press P\d+,4,0,4,1\.14,0,/);
  expect(lines.at(-1)).toMatch(/^,"All results, with any value",1130,780,350,,780,/);
  expect(asked).toEqual(['over-years 0', 'research-products 0', 'over-years 20', 'over-years 3']);
});
