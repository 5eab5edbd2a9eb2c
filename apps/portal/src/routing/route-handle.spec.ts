import { expect, test } from '@jest/globals';
import { handleOf, routeHandle } from './route-handle.ts';

test('a route without settings has sidebar, header and quick contact, and nothing else (Spec §2)', () =>
  expect(routeHandle()).toEqual({
    page: null,
    preload: null,
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

test('the settings of the innermost route apply', () => {
  const inner = routeHandle({ showHeader: true });
  expect(handleOf([{ handle: routeHandle({ hasSidebar: false }) }, { handle: inner }])).toBe(inner);
});

test.each([[[]], [[{}]], [[{ handle: null }]], [[{ handle: 'showHeader' }]]])(
  'matches without settings, %j, have the defaults',
  (matches) => expect(handleOf(matches)).toEqual(routeHandle()),
);
