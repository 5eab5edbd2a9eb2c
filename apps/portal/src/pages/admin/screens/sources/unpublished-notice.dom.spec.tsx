import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { UnpublishedNotice } from './unpublished-notice.tsx';

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

const sourceWith = (last: ReturnType<typeof lastOf> | null) => ({
  ...{ name: 'papers', kind: 'upload', address: null, options: {}, files: [], waitsForContact: false },
  ...{ isDamaged: false, records: 0, completeAt: null, failures: 0, lastFailure: null, waits: null },
  ...{ progress: null, last },
});
const notice = () => screen.queryByText(/^What the last harvest found is not published/);

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
  renderInConsole(<UnpublishedNotice list={{ isRunning: false, sources: [sourceWith(last)] }} />, { fetch });
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(() => new Promise(setImmediate));
  await waitFor(() => expect(notice() !== null).toBe(isSaid));
});

/** Shows the notice during a run, and returns what ends it and what lets the server publish. */
const openDuringRun = () => {
  jest.useFakeTimers();
  let startedAt = IMPORTED;
  const { fetch, requests } = memoryServer(() => ({
    body: { generation: 'generation-000002', report: { ...report, startedAt } },
  }));
  const Screen = () => {
    const [isRunning, setIsRunning] = useState(true);
    return (
      <>
        <UnpublishedNotice list={{ isRunning, sources: [sourceWith(lastOf(AFTER, 2))] }} />
        <button type="button" onClick={() => setIsRunning(false)}>
          End
        </button>
      </>
    );
  };
  renderInConsole(<Screen />, { fetch });
  return {
    requests,
    end: () => act(() => screen.getByRole('button').click()),
    publish: () => {
      startedAt = '2026-11-22T18:00:01Z';
    },
  };
};

/** Lets a time pass, and the answers arrive that it brings. */
const pass = async (ms: number) => {
  act(() => jest.advanceTimersByTime(ms));
  await act(() => new Promise(setImmediate));
  // The store tells components of an answer with the next frame.
  act(() => jest.advanceTimersByTime(20));
};

test('a harvest whose index the server opens a moment after its end is never said to be unpublished', async () => {
  const { requests, end, publish } = openDuringRun();
  await pass(20_000);
  end();
  await pass(2_000);
  expect([requests.length, notice()]).toEqual([0, null]);
  publish();
  await pass(20_000);
  expect([requests.length, notice()]).toEqual([1, null]);
});

test('a harvest is said to be unpublished until it is published', async () => {
  const { end, publish } = openDuringRun();
  end();
  await pass(5_000);
  expect(notice()).not.toBeNull();
  await pass(5_000);
  expect(notice()).not.toBeNull();
  publish();
  await pass(5_000);
  expect(notice()).toBeNull();
});
