import { expect, test } from '@jest/globals';
import { getImportReport } from '@open-discovery/admin-client';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { useContent } from '../../use-content.ts';
import { UnpublishedNotice } from './unpublished-notice.tsx';

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

/** Shows when the report has been read: from then on, a notice that is missing will not come. */
const ReportRead = () => useContent(getImportReport()).value && <p>The report has been read.</p>;
const reportRead = () => screen.findByText('The report has been read.');

/** Opens the notice for a source with a last harvest, and waits until the report of the last import has been read. */
const open = async (last: ReturnType<typeof lastOf> | null, published: typeof report | null = report) => {
  const { fetch } = memoryServer(() => ({
    body: { generation: 'generation-000002', report: published },
  }));
  renderInConsole(
    <>
      <UnpublishedNotice list={{ isRunning: false, sources: [sourceWith(last)] }} />
      <ReportRead />
    </>,
    { fetch },
  );
  await reportRead();
};

test.each([
  ['that found something after the last import', lastOf(AFTER, 2), report, true],
  ['that found nothing new after the last import', lastOf(AFTER, 0), report, false],
  ['before the last import', lastOf(BEFORE, 2), report, false],
  ['that has not ended once', null, report, false],
  ['after an import without a report', lastOf(AFTER, 2), null, false],
])('a harvest %s: %j, %j → it is said to be unpublished: %s', async (_rule, last, published, isSaid) => {
  await open(last, published);
  expect(notice() !== null).toBe(isSaid);
});

test('a harvest that has just ended may still be published', async () => {
  await open(lastOf(new Date(Date.now() - 30_000).toISOString(), 2));
  expect(notice()).toBeNull();
});

test('nothing is said of harvests that have run while the screen was open', async () => {
  const { fetch } = memoryServer(() => ({ body: { generation: 'generation-000002', report } }));
  const Screen = () => {
    const [isRunning, setIsRunning] = useState(true);
    return (
      <>
        <UnpublishedNotice list={{ isRunning, sources: [sourceWith(lastOf(AFTER, 2))] }} />
        <ReportRead />
        <button type="button" onClick={() => setIsRunning(false)}>
          End
        </button>
      </>
    );
  };
  renderInConsole(<Screen />, { fetch });
  await reportRead();
  act(() => screen.getByRole('button').click());
  expect(notice()).toBeNull();
});
