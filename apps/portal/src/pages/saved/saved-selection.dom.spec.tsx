import { afterEach, expect, test } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import { screen } from '@testing-library/react';
import { nothing, withAllSelected } from '../../saved/saved-steps.ts';
import { savedStore } from '../../saved/use-saved.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SavedSelection } from './saved-selection.tsx';

const facts = { authors: [], authorsLeft: 0, year: '2020', venue: '', identifiers: [] };
const selected = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    kind: 'publication' as const,
    id: idOf('selected', number),
    title: `Tides ${number}`,
    facts,
  }));

afterEach(() => void savedStore.change(nothing));

test.each([
  [2, 'Selection (2)'],
  [1000, 'Selection (1,000)'],
])('the heading of %i selected records is “%s”', (count, heading) => {
  savedStore.change(withAllSelected(selected(count)));
  renderPage(<SavedSelection />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(heading);
});
