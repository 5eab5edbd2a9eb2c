import { expect, test } from '@jest/globals';
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
