import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { YearRows } from './year-rows.tsx';

const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, index) => first + index);

test.each([
  ['one year', [2020], '2009', '2020', 12],
  ['a few years', span(2015, 2020), '2009', '2020', 12],
  ['many years', span(1980, 2020), '1991', '2020', 30],
])('the axis of %s', (_what, years, first, last, bars) => {
  const counts = years.map(() => 1);
  const rows = [{ name: 'Data', address: null, counts, total: counts.length }];
  const { container } = renderPage(<YearRows title="Works" years={years} rows={rows} />);
  const ends = [...container.querySelectorAll('p[aria-hidden] span')].map(({ textContent }) => textContent);
  expect(ends).toEqual([first, last]);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe(`0 0 ${bars * 10} 28`);
});

test('the table, also as CSV, has the years with works and the share of one count in another', () => {
  const rows = [
    { name: 'Data', address: null, counts: [2, 0, 1], total: 3 },
    { name: 'Open', address: null, counts: [1, 0, 1], total: 2 },
  ];
  const share = { name: 'Open (%)', part: [1, 0, 1], of: [3, 0, 1] };
  renderPage(<YearRows title="Works" years={span(2018, 2020)} rows={rows} share={share} />);
  const cells = screen
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Year', 'Data', 'Open', 'Open (%)'],
    ['2020', '1', '1', '100'],
    ['2018', '2', '1', '33.3'],
  ]);
  const csv = screen.getByRole('link', { name: 'CSV of Works', hidden: true }).getAttribute('href') ?? '';
  expect(decodeURIComponent(csv)).toContain('Year,Data,Open,Open (%)\r\n2020,1,1,100\r\n2018,2,1,33.3');
});
