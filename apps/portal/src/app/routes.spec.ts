/** @jest-environment ../../tools/jest-environment-page.mjs */
import { expect, test } from '@jest/globals';
import { KINDS, RECORD_KINDS } from '@open-discovery/model';
import { createTestPage } from '../testing/render-page.tsx';
import { routeHandle } from './route-handle.ts';
import { createRoutes } from './routes.tsx';

const pagesOf = (isPortalMissing = false) =>
  createRoutes({
    ...createTestPage(),
    currentYear: 2026,
    isPortalMissing,
    moreTexts: () => Promise.resolve(),
  }).flatMap(({ children = [] }) => children);
const pageAt = (path: string) => pagesOf().find((page) => page.path === path);

test.each(RECORD_KINDS.map((kind) => KINDS[kind].landingPath))(
  '%s is loaded when it is opened, and shows the header (Spec §2)',
  (path) => {
    expect(pageAt(path)).toMatchObject({ lazy: expect.any(Function), handle: { showHeader: true } });
  },
);

test('home is loaded when it is opened, and leaves the header to the portal (Spec §2)', () => {
  expect(pageAt('/')).toMatchObject({ lazy: expect.any(Function), handle: { showHeader: false } });
});

test('reload has no sidebar (Spec §2)', () => {
  expect(pageAt('/reload')?.handle).toEqual(routeHandle({ hasSidebar: false }));
});

test('a page that the portal disables has no route (Spec §4)', () => {
  expect(pageAt('/search/find/datasources')).toBeUndefined();
});

test('without a portal one page stands for all (Spec §8)', () => {
  expect(pagesOf(true).map(({ path }) => path)).toEqual(['*']);
});
