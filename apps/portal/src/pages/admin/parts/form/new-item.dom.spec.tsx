import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { saidByStatus, save, type, valueOf } from '../../testing/controls.ts';
import { PAGE, PageForm } from '../../testing/page-form.tsx';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import type { SentRequest } from '../../testing/render-in-console.tsx';

beforeEach(() => sessionStorage.clear());

/** A server that saves, but whose first answer is lost. */
const losesFirstAnswer = () => {
  let isLost = false;
  const server = memoryServer(({ body }) => ({ body: { ...PAGE, ...(body as object), version: 1 } }));
  const fetch: typeof server.fetch = async (input, init) => {
    const answer = await server.fetch(input, init);
    if (isLost) return answer;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
  return { ...server, fetch };
};
const keyOf = ({ path }: SentRequest) => new URL(path, 'http://localhost').searchParams.get('idempotencyKey');
const fill = (name: string) => {
  type('Name', name);
  type('Route', '/team');
};

test.each([
  ['at once', () => undefined],
  ['after a reload', cleanup],
])('a new item whose answer was lost has the same key when it is sent again %s', async (_when, reload) => {
  const server = losesFirstAnswer();
  renderInConsole(<PageForm page={null} />, server);
  fill('Team');
  save();
  await screen.findByRole('alert');
  reload();
  if (reload === cleanup) renderInConsole(<PageForm page={null} />, server);
  save();
  await waitFor(() => expect(saidByStatus()).toContain('Saved'));
  const [first, again] = server.requests.map(keyOf);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
});

test('the next new item has another key, after the first is saved or discarded', async () => {
  const server = losesFirstAnswer();
  const open = () => renderInConsole(<PageForm page={null} />, server);
  open();
  fill('Team');
  save();
  await screen.findByRole('alert');
  cleanup();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Discard the unsaved changes' }));
  for (const count of [2, 3]) {
    fill(`Team ${count}`);
    save();
    await waitFor(() => expect(saidByStatus()).toContain('Saved'));
    cleanup();
    open();
  }
  expect(new Set(server.requests.map(keyOf)).size).toBe(3);
});

test('a new item that is stored and that somebody has changed meanwhile is a conflict, and mine is an update of it', async () => {
  const theirs = { ...PAGE, _id: '64f9', name: 'Theirs', route: '/team', version: 2 };
  const { fetch, requests } = memoryServer(({ path, body }) =>
    path.includes('/save')
      ? { status: 409, body: { message: 'changed', current: theirs, given: { ...theirs, ...Object(body) } } }
      : { body: { ...theirs, ...Object(body), version: 3 } },
  );
  renderInConsole(<PageForm page={null} />, { fetch });
  fill('Mine');
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(saidByStatus()).toContain('Saved'));
  expect(requests.findLast(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/admin-tool/page/update',
    body: { _id: '64f9', version: 2, name: 'Mine' },
  });
  expect(valueOf('Name')).toBe('Mine');
});
