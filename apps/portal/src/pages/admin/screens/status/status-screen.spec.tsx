/** @jest-environment ../../tools/jest-environment-page.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { StatusScreen } from './status-screen.tsx';

const SOUND = {
  status: 'ok',
  version: '0.1.0',
  uptimeSeconds: 7_300,
  index: {
    state: 'ready',
    generation: 'generation-000002',
    publishedAt: '2026-11-23T07:50:13Z',
    records: 1_763,
  },
  content: { state: 'ready', setAside: [] },
};

const show = (body: unknown, status = 200) => {
  const server = memoryServer(() => ({ status, body }));
  renderInConsole(<StatusScreen />, { fetch: server.fetch });
  return server;
};

test('the records, their age and the server are told, asked beside the admin tool', async () => {
  const { requests } = show(SOUND);
  expect(await screen.findByText('1,763')).toBeTruthy();
  expect(screen.getByText('Everything works.')).toBeTruthy();
  expect(screen.getByText('generation-000002')).toBeTruthy();
  expect(screen.getByText('for 2 hours')).toBeTruthy();
  expect(requests.map(({ path }) => path)).toContain('/api/status');
});

test.each([
  [
    'no records',
    { ...SOUND, status: 'degraded', index: { state: 'unavailable', message: 'No records are imported' } },
    'No records are imported',
  ],
  [
    'a database that is away',
    {
      ...SOUND,
      status: 'degraded',
      content: { state: 'unavailable', message: 'The database does not respond', setAside: [] },
    },
    'The database does not respond',
  ],
  [
    'a damaged row',
    { ...SOUND, status: 'degraded', content: { state: 'ready', setAside: [{ table: 'items', id: '64f1' }] } },
    'items 64f1',
  ],
])('%s is told in the words of the server', async (_what, body, expected) => {
  show(body);
  expect(await screen.findByText(expected)).toBeTruthy();
  expect(screen.getByText('Something needs attention.')).toBeTruthy();
});

test('an answer of another shape is a failure with a second try', async () => {
  show({ status: 'ok' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
