import { expect, test } from '@jest/globals';
import { createTestPage } from '../../testing/render-page.tsx';
import { Page } from './custom-page.tsx';

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
