import { expect, test } from '@jest/globals';
import { loaderWith } from '../../routing/page-route.ts';
import { createTestPage } from '../../testing/render-page.tsx';
import { queryRoute, testServices } from '../../testing/test-loaders.ts';
import { loader, Page } from './custom-page.tsx';

const FOUND = {
  name: 'About',
  title: '',
  description: '',
  canonical: '',
  robots: 'index',
  content: '<p>Text</p>',
} as const;

test.each([
  ['/About', '', 'http://localhost/about'],
  ['/About', '/team', 'http://localhost/team'],
  ['/About', 'https://example.org/us', 'https://example.org/us'],
  ['/team', '', 'http://localhost/team'],
])('the page %s with the canonical address %j has %s, as the sitemap does', (route, canonical, expected) => {
  const pages = [{ route: '/about', isEnabled: true, isCustom: true }];
  const value = { ...FOUND, route, canonical };
  createTestPage({ configuration: { pages } }).show(
    [{ id: 'page', path: '*', element: <Page />, loader: () => null }],
    route,
    { page: { state: 'found', value } },
  );
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(expected);
});

test.each(['/Team', '/team/', '/TEAM//', '/te%61m'])(
  'the page at %s is requested as the portal lists it',
  async (path) => {
    const requested: string[] = [];
    const services = testServices(createTestPage({}));
    const load = loaderWith(loader, {
      ...services,
      queriesOf: (context) => ({
        ...services.queriesOf(context),
        fetchCustomPage: ({ route }) => {
          requested.push(route);
          return Promise.resolve({ state: 'missing' });
        },
      }),
    });
    await queryRoute({ id: 'page', path: '/Team', element: <Page />, loader: load }, path);
    expect(requested).toEqual(['/Team']);
  },
);
