import { shippedConfiguration } from '@open-discovery/config/portal';
import { expect, test } from '@jest/globals';
import { browserConfiguration } from './browser-configuration.ts';

const custom = (route: string) => ({ route, isEnabled: true, isCustom: true });
const shipped = shippedConfiguration();
const [group] = shipped.menu.filter(({ items }) => items.length > 0);
const PORTAL = {
  ...shipped,
  static: false,
  pages: [
    { route: '/develop', isEnabled: true },
    { route: '/not-custom', isEnabled: true },
    ...['/about', '/in-menu', '/required', '/after-login', '/one', '/two'].map(custom),
  ],
  menu: (group ? [group] : []).map((item) => ({
    ...item,
    items: item.items.map((sub) => ({ ...sub, route: '/In-menu/', routeRequired: ['/Required'] })),
  })),
  afterLoginRoute: '/after-login',
};
const NEEDED = ['/develop', '/not-custom', '/about', '/in-menu', '/required', '/after-login'];
const routesAt = (path: string, portal = PORTAL) =>
  browserConfiguration(portal, path).pages.map(({ route }) => route);

test.each([
  ['/', NEEDED],
  ['/in-menu', NEEDED],
  ['/one', [...NEEDED, '/one']],
  ['/two/', [...NEEDED, '/two']],
  ['/Two', [...NEEDED, '/two']],
  ['/tw%6F//', [...NEEDED, '/two']],
  ['/elsewhere', NEEDED],
])('at %s a browser gets the pages %j', (path, routes) => {
  expect(routesAt(path)).toEqual(routes);
});

test('a portal without console passes on all pages, because the browser decides which addresses exist', () => {
  expect(routesAt('/', { ...PORTAL, static: true })).toEqual([...NEEDED, '/one', '/two']);
});

test('pages share one configuration, so that its JSON is made once', () => {
  expect(browserConfiguration(PORTAL, '/')).toBe(browserConfiguration(PORTAL, '/develop'));
});
