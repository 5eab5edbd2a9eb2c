import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { UnpublishedNotice } from './unpublished-notice.tsx';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

const BEFORE = '2026-11-22T17:00:00Z';
const IMPORTED = '2026-11-22T17:22:11Z';
const AFTER = '2026-11-22T18:00:00Z';
const report = {
  startedAt: IMPORTED,
  durationMs: 61_000,
  inputs: { total: 0, files: [] },
  records: { product: 1 },
  derived: {},
  skipped: { total: 0, reasons: [] },
  fields: { total: 0, shown: [] },
  links: { kept: 0, unresolved: 0 },
};
const lastOf = (endedAt: string, found: number) => ({
  endedAt,
  failure: null,
  new: found,
  changed: 0,
  gone: 0,
});

test.each([
  ['that found something after the last import', lastOf(AFTER, 2), report, true],
  ['that found nothing new after the last import', lastOf(AFTER, 0), report, false],
  ['before the last import', lastOf(BEFORE, 2), report, false],
  ['that has not ended once', null, report, false],
  ['after an import without a report', lastOf(AFTER, 2), null, false],
])('a harvest %s: %j, %j → it is said to be unpublished: %s', async (_rule, last, published, isSaid) => {
  const { fetch, requests } = memoryServer(() => ({
    body: { generation: 'generation-000002', report: published },
  }));
  const source = {
    ...{ name: 'papers', kind: 'upload', address: null, options: {}, files: [], waitsForContact: false },
    ...{ isDamaged: false, records: 0, completeAt: null, failures: 0, lastFailure: null, waits: null },
    ...{ progress: null, last },
  };
  renderInConsole(<UnpublishedNotice sources={[source]} />, { fetch });
  expect(requests).toEqual([]);
  // The index of a harvest that has just ended is not open yet.
  await act(async () => {
    jest.advanceTimersByTime(10_000);
    await new Promise(setImmediate);
  });
  expect(requests).toHaveLength(1);
  expect(screen.queryByText(/^What the last harvest found is not published/) !== null).toBe(isSaid);
});
