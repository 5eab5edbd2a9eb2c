import type { AdminPage } from '@open-discovery/model';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { saidByStatus, save, type, valueOf } from '../../testing/controls.ts';
import { PAGE, PageForm } from '../../testing/page-form.tsx';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';

beforeEach(() => sessionStorage.clear());

const THEIRS = { ...PAGE, name: 'Theirs', route: '/theirs', version: 7 };
/** Refuses every version but 7. */
const conflicting = () =>
  memoryServer(({ method, body }) => {
    if (method === 'GET') return { body: [] };
    const given = body as AdminPage;
    return given.version === 7
      ? { body: { ...PAGE, ...given, version: 8 } }
      : { status: 409, body: { message: 'changed', current: THEIRS, given } };
  });
const lastSent = ({ requests }: ReturnType<typeof memoryServer>) =>
  requests.filter(({ method }) => method === 'POST').at(-1)?.body;

test('somebody else’s change is shown next to one’s own, which can be kept with what only they changed', async () => {
  const server = conflicting();
  renderInConsole(<PageForm />, server);
  type('Name', 'Mine');
  save();
  await screen.findByText('Someone else changed this meanwhile');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldYoursTheirs',
    'NameMineTheirs',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(saidByStatus()).toContain('Saved'));
  expect(lastSent(server)).toMatchObject({ name: 'Mine', route: '/theirs', version: 7 });
  expect(document.activeElement?.textContent).toBe('Save');
});

test('unsaved work that comes back keeps what others have changed since', async () => {
  renderInConsole(<PageForm />);
  type('Name', 'Mine');
  cleanup();
  const server = conflicting();
  renderInConsole(<PageForm page={THEIRS} />, server);
  expect(valueOf('Route')).toBe('/about');
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(saidByStatus()).toContain('Saved'));
  expect(lastSent(server)).toMatchObject({ name: 'Mine', route: '/theirs', version: 7 });
});

test('somebody else’s change can be taken instead', async () => {
  renderInConsole(<PageForm />, conflicting());
  type('Name', 'Mine');
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect([valueOf('Name'), valueOf('Route')]).toEqual(['Theirs', '/theirs']);
  expect(screen.queryByText('Someone else changed this meanwhile')).toBeNull();
  expect(saidByStatus()).not.toContain('Unsaved changes');
  expect(document.activeElement?.textContent).toBe('Save');
});

test('each new conflict leads to its words', async () => {
  renderInConsole(<PageForm />, {
    fetch: memoryServer(({ method, body }) => ({
      status: method === 'GET' ? 404 : 409,
      body: { message: 'changed', current: { ...THEIRS, version: 9 }, given: body },
    })).fetch,
  });
  type('Name', 'Mine');
  save();
  const title = await screen.findByRole('heading', { name: 'Someone else changed this meanwhile' });
  const keep = screen.getByRole('button', { name: 'Keep mine' });
  keep.focus();
  fireEvent.click(keep);
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('the same change is no conflict: its answer was lost, or somebody else has made it too', async () => {
  renderInConsole(<PageForm />, conflicting());
  type('Name', 'Theirs');
  save();
  await waitFor(() => expect(saidByStatus()).toContain('Saved'));
  expect([valueOf('Name'), valueOf('Route')]).toEqual(['Theirs', '/theirs']);
  expect(screen.queryByText('Someone else changed this meanwhile')).toBeNull();
});
