import { expect, test } from '@jest/globals';
import { handleOf, routeHandle } from './route-handle.ts';

test('a route that says nothing has sidebar, header and quick contact, and nothing else (Spec §2)', () =>
  expect(routeHandle()).toEqual({
    page: null,
    hasSidebar: true,
    hasHeader: true,
    hasAdminMenu: false,
    hasInternalSidebar: false,
    isFrontPage: false,
    isSmallScreen: false,
    hasQuickContact: true,
    activeMenuItem: null,
    hasMenuSearchBar: false,
    hasStickyHeaderOnMobile: false,
    showHeader: false,
  }));

test('what a route says of itself holds, whatever the routes around it say', () => {
  const inner = routeHandle({ showHeader: true });
  expect(handleOf([{ handle: routeHandle({ hasSidebar: false }) }, { handle: inner }])).toBe(inner);
});

test.each([[[]], [[{}]], [[{ handle: null }]], [[{ handle: 'showHeader' }]]])(
  'matches without settings, %j, have those of a route that says nothing',
  (matches) => expect(handleOf(matches)).toEqual(routeHandle()),
);
