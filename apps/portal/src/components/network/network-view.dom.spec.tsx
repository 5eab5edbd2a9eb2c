import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { withTestLayout } from '../../testing/with-test-layout.ts';
import { NetworkView } from './network-view.tsx';
import type { NetworkNode, NetworkStep } from './network.ts';

withTestLayout(1000);

const CENTER = { id: 'a', kind: 'publication', title: 'Sea level', address: '/a' } as const;
const TIDES = { id: 'b', kind: 'project', title: 'Tides', address: '/search/project?projectId=b' } as const;
const GAUGES = { id: 'c', kind: 'dataset', title: 'Gauges', address: '/search/dataset?datasetId=c' } as const;
const step = (node: NetworkNode, name: string): NetworkStep => ({ node, relation: name, name });
const ANSWERS: Readonly<Record<string, readonly NetworkStep[] | null>> = {
  b: [step(GAUGES, 'Produces'), step({ ...CENTER, id: 'd', title: 'Coasts' }, 'Produces')],
  c: null,
};

const show = (configuration = {}) =>
  renderPage(
    <NetworkView
      center={CENTER}
      steps={[step(TIDES, 'Funded by'), step(GAUGES, 'Supplemented by')]}
      load={({ id }) => Promise.resolve(ANSWERS[id] ?? null)}
    />,
    '/',
    configuration,
  );
const marks = () => screen.getAllByRole('button', { expanded: false }).map((mark) => mark.ariaLabel);
const rows = () =>
  screen
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
const press = (name: RegExp, key: string) =>
  act(async () => void fireEvent.keyDown(screen.getByRole('button', { name }), { key }));

test('records say their kind and relation, arrow keys walk over them, and Enter unfolds and folds one', async () => {
  show();
  expect(marks()).toEqual(['Project: Tides. Funded by.', 'Research data: Gauges. Supplemented by.']);
  act(() => screen.getByRole('button', { name: /Center of the graph/ }).focus());
  await press(/Center/, 'ArrowDown');
  expect(document.activeElement?.ariaLabel).toBe('Project: Tides. Funded by.');
  await press(/Tides/, 'Enter');
  expect(marks()).toEqual(['Research data: Gauges. Supplemented by.', 'Publication: Coasts. Produces.']);
  expect(screen.getByRole('status').textContent).toBe('The graph shows 4 records and 4 relations.');
  await press(/Tides/, ' ');
  expect(screen.queryByRole('button', { name: /Coasts/ })).toBeNull();
  await press(/Gauges/, 'Enter');
  expect(screen.getByRole('status').textContent).toBe('The relations of “Gauges” could not be loaded.');
});

test('the table has the lines of the drawing, and both follow the chosen relations', () => {
  show();
  expect(rows()).toEqual([
    'Publication Sea level | Funded by | Project Tides',
    'Publication Sea level | Supplemented by | Research data Gauges',
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: /Funded by/ }));
  expect(rows()).toEqual(['Publication Sea level | Supplemented by | Research data Gauges']);
  expect(screen.queryByRole('button', { name: /Tides/ })).toBeNull();
  const legend = screen.getByRole('list', { name: 'Kinds of records' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Publication', 'Research data']);
});

test('the record with the focus shows its whole title and a link, unless its page is off', () => {
  const pages = shippedConfiguration().pages.map((page) => ({
    ...page,
    isEnabled: page.isEnabled && page.route !== '/search/project',
  }));
  const { container } = show({ pages });
  const current = () => container.querySelector('.current, [class*="current"]');
  act(() => screen.getByRole('button', { name: /Gauges/ }).focus());
  expect(screen.getByText('Research data · Supplemented by')).toBeTruthy();
  expect(current()?.querySelector('a')?.getAttribute('href')).toBe(GAUGES.address);
  act(() => screen.getByRole('button', { name: /Tides/ }).focus());
  expect(current()?.textContent).toBe('Project Tides');
  expect(current()?.querySelector('a')).toBeNull();
});
