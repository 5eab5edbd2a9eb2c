import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { SourcesScreen } from './sources-screen.tsx';

const SOURCE = {
  name: 'archive',
  kind: 'oai-pmh',
  address: 'https://archive.example.org/oai',
  options: {},
  files: [],
  waitsForContact: false,
  isDamaged: false,
  records: 0,
  completeAt: null,
  failures: 0,
  lastFailure: null,
  waits: null,
  progress: null,
  last: null,
};
const LIST = { isRunning: false, isPublishing: false, hasProgram: true, kinds: [], sources: [SOURCE] };

const reportOf = (files: readonly string[]) => ({
  startedAt: '2026-11-22T17:22:11Z',
  durationMs: 61_000,
  inputs: {
    total: files.length,
    files: files.map((name) => ({ name, format: 'csv', read: 1, kept: 1, merged: 0, skipped: 0 })),
  },
  records: { product: 1 },
  derived: {},
  skipped: { total: 0, reasons: [] },
  fields: { total: 0, shown: [] },
  links: { kept: 0, unresolved: 0 },
});

const show = async (imported: readonly string[]) => {
  let report = reportOf(imported);
  const server = memoryServer(({ path }) => ({
    body: path.endsWith('/import-report') ? { generation: 'generation-000002', report } : LIST,
  }));
  renderInConsole(<SourcesScreen />, { fetch: server.fetch });
  await screen.findByRole('button', { name: 'Harvest archive' });
  return {
    started: () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
    importAgain: (files: readonly string[]) => {
      report = reportOf(files);
    },
  };
};

test('a harvest that replaces records of the server’s files starts after a question', async () => {
  const { started } = await show(['sample/products.jsonl']);
  fireEvent.click(screen.getByRole('button', { name: 'Harvest archive' }));
  expect(await screen.findByRole('dialog', { name: 'Replace the current records?' })).toBeTruthy();
  expect(started()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Harvest and replace' }));
  await waitFor(() => expect(started()).toEqual([{ names: ['archive'] }]));
});

test('a harvest after a harvest starts without a question', async () => {
  const { started } = await show(['harvest/archive', 'harvest/papers']);
  fireEvent.click(screen.getByRole('button', { name: 'Harvest archive' }));
  await waitFor(() => expect(started()).toEqual([{ names: ['archive'] }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after the first harvest, the next one starts without a question', async () => {
  const { started, importAgain } = await show(['sample/products.jsonl']);
  importAgain(['harvest/archive']);
  fireEvent.click(screen.getByRole('button', { name: 'Harvest archive' }));
  await waitFor(() => expect(started()).toEqual([{ names: ['archive'] }]));
});
