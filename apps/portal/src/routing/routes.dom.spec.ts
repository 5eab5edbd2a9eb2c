import { expect, test } from '@jest/globals';
import type { PortalConfigurationFile } from '@open-discovery/config';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { KINDS, RECORD_KINDS } from '@open-discovery/model';
import { createTestPage } from '../testing/render-page.tsx';
import { testServices } from '../testing/test-loaders.ts';
import { routeHandle } from './route-handle.ts';
import type { RouteHandle } from './route-handle.ts';
import { createRoutes } from './routes.tsx';

const AS_SHIPPED: Partial<PortalConfigurationFile> = {};

const pagesOf = ({ configuration = AS_SHIPPED, isPortalMissing = false } = {}) => {
  const routes = createRoutes(testServices(createTestPage({ configuration }), { isPortalMissing }));
  return routes.flatMap(({ children = [] }) => children);
};
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

test.each([
  ['/', true],
  ['/search/find/services', false],
  ['/search/find/projects', false],
  ['/search/project', false],
  ['/search/service', false],
])(
  'where the portal disables projects and does not list services, %s has a route: %s (Spec §4)',
  (path, has) => {
    const pages = [
      { route: '/', isEnabled: true },
      { route: '/search/find/projects', isEnabled: false },
      { route: '/search/project', isEnabled: false },
    ];
    const paths = pagesOf({ configuration: { pages } }).map((page) => page.path);
    expect(paths.includes(path)).toBe(has);
  },
);

test.each(shippedConfiguration().pages.map(({ route }) => route))(
  '%s has a route where the portal enables it (Spec §2)',
  (route) => {
    const pages = [{ route, isEnabled: true }];
    expect(pagesOf({ configuration: { pages } }).map(({ path }) => path)).toContain(route);
  },
);

test.each([
  ['the text of the software', false, 'information'],
  ['the page of an administrator', true, 'custom'],
])('the page about the portal shows %s', (_text, isCustom, page) => {
  const pages = [{ route: '/about', isEnabled: true, isCustom }];
  const found = pagesOf({ configuration: { pages } }).filter(({ path }) => path === '/about');
  expect(found.map(({ handle }) => (handle as RouteHandle).page)).toEqual([page]);
});

test.each(['/lake', '*'])(
  'a browser, which does not know all pages of administrators, finds the data of %s that the server has sent',
  (path) => {
    const pagesWith = (...routes: string[]) =>
      pagesOf({
        configuration: { pages: routes.map((route) => ({ route, isEnabled: true, isCustom: true })) },
      });
    // Without an id, the data of a route is found by its position.
    const idIn = (pages: ReturnType<typeof pagesOf>) => {
      const position = pages.findIndex((page) => page.path === path);
      return pages[position]?.id ?? position;
    };
    expect(idIn(pagesWith('/lake'))).toBe(idIn(pagesWith('/river', '/lake', '/sea')));
  },
);

test('without a portal, one page replaces all that depend on it (Spec §8)', () => {
  expect(pagesOf({ isPortalMissing: true }).map(({ path }) => path)).toEqual([
    '/user-info',
    '/reload',
    '/error',
    '*',
  ]);
});
