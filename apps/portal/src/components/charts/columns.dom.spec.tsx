import { expect, test } from '@jest/globals';
import { createRef } from 'react';
import { renderPage } from '../../testing/render-page.tsx';
import type { ChartData } from './chart-data.ts';
import { Columns } from './columns.tsx';

const chartOf = (years: readonly string[]): ChartData => ({
  title: 'Works',
  corner: 'Year',
  columns: ['Works'],
  rows: years.map((label) => ({ label, cells: [{ count: 3, to: '/' }] })),
});

test('a share fills its own column, and says what it is a share of', () => {
  const rows = [2, 4].map((of) => ({ label: String(of), cells: [{ count: 2, of, to: '/' }] }));
  const chart = { title: 'Open', corner: 'Year', columns: ['Open'], whole: 'Works', rows };
  const { container } = renderPage(<Columns chart={chart} drawing={createRef()} />);
  const heights = [...container.querySelectorAll('rect.bar')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(heights[0]).toBe(2 * (heights[1] ?? 0));
  const words = [...container.querySelectorAll('title')].map(({ textContent }) => textContent);
  expect(words).toEqual([expect.stringContaining('100% (2/2)'), expect.stringContaining('50% (2/4)')]);
  expect(container.querySelector('text.count')?.textContent).toBe('66.7%');
});

test.each([
  [['2020'], '10%', ['2020']],
  [['2019', '2020'], '10%', ['2019', '2020']],
  [Array.from({ length: 16 }, (_, index) => String(2000 + index)), '5%', ['2000', '2015']],
])('the years %j have columns of %s and the axis %j', (years, width, axis) => {
  const { container } = renderPage(<Columns chart={chartOf(years)} drawing={createRef()} />);
  expect(container.querySelector('rect.bar')?.getAttribute('width')).toBe(width);
  const texts = [...container.querySelectorAll('svg > text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(axis);
});
