import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { LogScreen } from './log-screen.tsx';

const changes = (count: number, from = 0) =>
  Array.from({ length: count }, (_change, index) => ({
    _id: `c${from + index}`,
    at: '2026-11-21T10:00:00Z',
    by: 'ada',
    byName: 'Ada Lovelace',
    action: 'start',
    collection: 'harvest',
    itemId: 'harvest',
    portalPid: null,
    before: null,
    after: { name: `run ${from + index}` },
  }));

test('older changes are added below, and the keyboard goes on with them', async () => {
  const server = memoryServer(({ path }) => {
    if (!path.includes('history')) return { body: [] };
    return { body: path.includes('before=c49') ? changes(2, 50) : changes(50) };
  });
  renderInConsole(<LogScreen />, server);
  const older = await screen.findByRole('button', { name: 'Show older changes' });
  older.focus();
  fireEvent.click(older);
  await waitFor(() => expect(screen.getAllByRole('list').at(-1)?.children).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getAllByRole('list').at(-1));
});

test.each([
  ['without changes, the log says so', '', 'Nothing has been changed yet.'],
  ['a filter that matches nothing says so', 'page', 'No change matches.'],
])('%s', async (_case, kind, text) => {
  renderInConsole(
    <LogScreen />,
    memoryServer(() => ({ body: [] })),
  );
  if (kind !== '')
    fireEvent.change(screen.getByRole('combobox', { name: 'Show changes of' }), { target: { value: kind } });
  expect(await screen.findByText(text)).toBeTruthy();
});
