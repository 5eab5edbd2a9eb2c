import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { YearBars } from './year-bars.tsx';

const YEARS = [
  { value: '1215', count: 1 },
  { value: '2024', count: 12_345 },
  { value: '2025', count: 7 },
];

const rowsOfTable = (): (string | null)[][] =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the table lists every year, the last one first, also those that the bars leave out', () => {
  renderPage(<YearBars years={YEARS} />);
  expect(rowsOfTable().slice(1)).toEqual([
    ['2025', '7'],
    ['2024', '12,345'],
    ['1215', '1'],
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('the table contains numbers only, whatever the years are', () => {
  renderPage(<YearBars years={[...YEARS, { value: '<img src=x onerror=alert(1)>', count: 1 }]} />);
  expect(document.querySelector('img')).toBeNull();
  expect(rowsOfTable()).toHaveLength(5);
});
