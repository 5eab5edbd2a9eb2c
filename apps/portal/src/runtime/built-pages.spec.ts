import { expect, test } from '@jest/globals';
import { isPageEnabled } from '@open-discovery/menu';
import { builtPages, customPages, isMissingPage } from './built-pages.ts';

const PORTAL = {
  pages: ['/', '/search/project', '/develop', '/MyClaims', '/later'].map((route) => ({
    route,
    isEnabled: true,
  })),
  entities: [],
};

test.each([
  ['/', true, false],
  ['/search/project', true, false],
  ['/develop', true, false],
  ['/myclaims', true, false],
  ['/later', false, true],
  ['/Later', false, true],
  ['/claims', false, false],
])(
  'of a portal that switches it on, %s is offered: %s, and missing here: %s',
  (route, isOffered, isMissing) => {
    expect(isPageEnabled(builtPages(PORTAL), route)).toBe(isOffered);
    expect(isMissingPage(PORTAL, route)).toBe(isMissing);
  },
);

test.each([
  ['/team', true],
  ['/about', true],
  ['/help', false],
  ['/develop', false],
  ['/About', true],
  ['/Develop', false],
  ['/develop/', false],
  ['/about/', true],
])('a page of an administrator at %s is shown there: %s', (route, isShown) => {
  const own = { route, isEnabled: route !== '/help', isCustom: true };
  const pages = [...['/about', '/help', '/develop'].map((path) => ({ route: path, isEnabled: true })), own];
  expect(customPages({ pages })).toEqual(isShown ? [own] : []);
});
