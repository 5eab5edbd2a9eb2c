import { aProduct, aProject, idOf } from '@open-discovery/model/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { ComparisonView } from './comparison.tsx';

const subject = (value: string) => ({ subject: { scheme: 'keyword', value } });
const WORKS = [
  aProduct({
    id: idOf('doi_', 1),
    mainTitle: 'Tides',
    subjects: [subject('Sea')],
    publicationDate: '2020-03-01',
  }),
  aProduct({
    id: idOf('doi_', 2),
    mainTitle: 'Waves',
    subjects: [subject('sea'), subject('Wind')],
    publicationDate: '2021-03-01',
  }),
];
/** Cited and citing works of each, then of both. */
const TOTALS = [3, 0, 5, 0, 2, 0];

const comparison = {
  kind: 'product',
  records: { state: 'found', value: WORKS },
  totals: { state: 'found', value: TOTALS },
  left: 0,
} as const;

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('facts stand side by side, and differences are marked in words', () => {
  renderPage(<ComparisonView comparison={comparison} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Tides',
    'Waves',
  ]);
  expect(cells('Year')).toEqual(['2020', '2021']);
  expect(within(row('Year')).getByText(/Differs/)).not.toBeNull();
  expect(cells('Author')).toEqual(['Doe, Jane', 'Doe, Jane']);
  expect(within(row('Author')).queryByText(/Differs/)).toBeNull();
});

test('figures lead to what they count, and those that are nowhere above zero are left out', () => {
  renderPage(<ComparisonView comparison={comparison} />);
  expect(cells('Cited works')).toEqual(['3', '5']);
  expect(within(row('Cited works')).getByRole('link', { name: '3' }).getAttribute('href')).toContain(
    'related=Cites',
  );
  expect(screen.queryByRole('row', { name: /^Citing works/ })).toBeNull();
});

test('what two works have in common is named: references, authors, subjects', () => {
  renderPage(<ComparisonView comparison={comparison} />);
  const overlap = within(screen.getByRole('region', { name: 'In common' }));
  expect(overlap.getByRole('heading', { name: 'Tides and Waves' })).not.toBeNull();
  expect(overlap.getByRole('link', { name: '2 in common' })).not.toBeNull();
  expect(overlap.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2 in common',
    'Doe, Jane',
    'Sea',
  ]);
});

test('the address can leave out facts in which the records do not differ', () => {
  renderPage(<ComparisonView comparison={comparison} />, '/saved?differences=1');
  expect(screen.queryByRole('row', { name: /^Author/ })).toBeNull();
  expect(cells('Year')).toEqual(['2020', '2021']);
});

test('the table can be taken along as CSV', () => {
  renderPage(<ComparisonView comparison={comparison} />);
  const address = screen.getByRole('link', { name: 'Download as a table (CSV)' }).getAttribute('href') ?? '';
  const lines = decodeURIComponent(address.slice(address.indexOf(',') + 1)).split('\r\n');
  expect(lines[0]?.replace('\ufeff', '')).toBe('Fact,Differs,Tides,Waves');
  expect(lines).toContain('Year,Yes,2020,2021');
  expect(lines).toContain('Cited works,Yes,3,5');
});

test('amounts of grants are written as on the pages of the projects, and empty keywords are no subject', () => {
  const granted = { currency: 'EUR', totalCost: 2500000, fundedAmount: 0 };
  const records = [
    aProject({ id: idOf('p', 1), title: 'Tides', granted, keywords: 'sea, ; moon' }),
    aProject({ id: idOf('p', 2), title: 'Waves' }),
  ];
  renderPage(
    <ComparisonView
      comparison={{ ...comparison, kind: 'project', records: { state: 'found', value: records } }}
    />,
  );
  expect(cells('Total cost')).toEqual(['€2,500,000', '–']);
  expect(cells('Subject')).toEqual(['sea; moon', '–']);
  expect(screen.queryByRole('row', { name: /^Funded/ })).toBeNull();
});
