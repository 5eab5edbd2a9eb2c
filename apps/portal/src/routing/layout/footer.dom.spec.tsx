import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createTestPage } from '../../testing/render-page.tsx';
import { LAYOUT_ROUTE } from '../../runtime/layout-route.ts';
import type { LayoutData } from '../../runtime/layout-route.ts';
import { Footer } from './footer.tsx';

const FOUND = { generation: 'generation-000001', publishedAt: '2026-11-20T00:00:00Z', records: 1 };

// A reader who has chosen a theme: the switch does not ask the browser for one.
beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light';
});

test.each<[string, string | null, LayoutData['status']]>([
  ['has its own date', 'November 20, 2026', { state: 'found', value: FOUND }],
  ['has no date', 'June 15, 2020', { state: 'missing' }],
  ['does not respond', null, { state: 'failed', error: { kind: 'timeout', limitMs: 3000 } }],
])('an index that %s was last updated on %j (Spec §9)', async (_source, date, status) => {
  createTestPage().show(
    [{ id: LAYOUT_ROUTE, path: '*', loader: () => null, element: <Footer hasQuickContact={false} /> }],
    '/',
    { [LAYOUT_ROUTE]: { status } },
  );
  await screen.findByRole('contentinfo');
  expect(screen.queryByText(/Index updated on/)?.textContent ?? null).toEqual(
    date === null ? null : expect.stringContaining(date),
  );
});
