import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { UploadsScreen } from './uploads-screen.tsx';

const UNUSED = {
  _id: 'a.png',
  version: 1,
  name: 'a.png',
  size: 2_048,
  uploadedAt: '2026-11-23T07:50:13Z',
  portalPid: 'open-discovery',
  usedBy: [],
};
const LOGO = { ...UNUSED, _id: 'b.png', name: 'b.png' };
const USED = {
  ...LOGO,
  usedBy: [
    { collection: 'portal', name: 'Tides', portalPid: 'tides' },
    { collection: 'pageHelpContent', name: '', portalPid: 'tides' },
  ],
};
const SPACE = { usedBytes: 5_242_880, deletedBytes: 0, limitBytes: 10_485_760 };

/** The page of all pictures, or of those that are used nowhere, as the server sends it. */
const listed = (uploads: readonly (typeof UNUSED | typeof USED)[], path: string, space = SPACE) => {
  const unused = uploads.filter(({ usedBy }) => usedBy.length === 0);
  const results = path.includes('unused=true') ? unused : uploads;
  return {
    header: { numFound: results.length },
    results: results.slice(0, 50),
    unused: unused.length,
    ...space,
  };
};

const show = (
  uploads: readonly (typeof UNUSED | typeof USED)[] = [UNUSED, USED],
  changed: { status?: number; body: unknown } = { body: ['a.png'] },
  space = SPACE,
) => {
  const server = memoryServer(({ method, path }) =>
    method === 'POST' ? changed : { body: listed(uploads, path, space) },
  );
  renderInConsole(<UploadsScreen />, { fetch: server.fetch });
  return server.requests;
};
const items = async () =>
  within(await screen.findByRole('list', { name: 'Pictures' })).getAllByRole('article');
const confirmDeletion = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete this picture' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete this picture', hidden: true }));
};

test('a picture is shown with its size and its day, and the space that all of them take', async () => {
  show();
  const [first] = await items();
  expect(first?.textContent).toMatch(/^2 kB, uploaded on November 23, 2026/);
  expect(screen.getByText('The pictures of all portals take 5 MB of 10 MB.')).toBeTruthy();
});

test('a picture that is used says where, and has no button that deletes it', async () => {
  show();
  const [, used] = await items();
  expect(used?.textContent).toMatch(/as the logo of “Tides”.*in a help text of a page/);
  expect(within(used ?? document.body).queryByRole('button')).toBeNull();
});

test('a picture is deleted once that is confirmed, and the log is offered', async () => {
  const requests = show();
  await confirmDeletion();
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/admin-tool/uploads/delete', body: ['a.png'] },
    ]),
  );
  expect(await screen.findByRole('link', { name: 'Undo this in the log' })).toHaveProperty(
    'pathname',
    '/admin/log',
  );
});

test('the pictures that are used nowhere are listed alone, and deleted together once that is confirmed', async () => {
  const other = { ...UNUSED, _id: 'c.png', name: 'c.png' };
  const requests = show([UNUSED, USED, other]);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Only pictures that are used nowhere' }));
  await waitFor(async () => expect(await items()).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Delete 2 pictures' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete 2 pictures?' }));
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete 2 pictures', hidden: true }));
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([{ body: ['a.png', 'c.png'] }]),
  );
});

test('thousands of pictures have pages, and a search at the server', async () => {
  const uploads = Array.from({ length: 60 }, (_upload, index) => ({
    ...UNUSED,
    _id: `${index}`,
    name: `${index}.png`,
  }));
  const requests = show(uploads);
  const last = () => requests.at(-1)?.path.replace(/^.*\/uploads/, '');
  await items();
  expect(last()).toBe('?page=1&pageSize=50');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(last()).toBe('?page=2&pageSize=50'));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filter: Pictures' }), {
    target: { value: 'tides' },
  });
  await waitFor(() => expect(last()).toBe('?search=tides&page=1&pageSize=50'));
});

test('a refusal is shown in the words of the server', async () => {
  show(undefined, { status: 409, body: { message: 'image "a.png" is still in use: portal "Tides"' } });
  await confirmDeletion();
  expect(await screen.findByText('image "a.png" is still in use: portal "Tides"')).toBeTruthy();
});

test('the space that deleted pictures take is shown', async () => {
  show([], undefined, { ...SPACE, deletedBytes: 1_048_576 });
  expect(await screen.findByText(/Of that, 1 MB are deleted pictures/)).toBeTruthy();
  expect(screen.getByText('No pictures have been uploaded yet.')).toBeTruthy();
});
