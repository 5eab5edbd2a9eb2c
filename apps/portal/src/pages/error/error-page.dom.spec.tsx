import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { ErrorPage } from './error-page.tsx';

test('shows the requested page as plain text', () => {
  renderPage(<ErrorPage />, '/error?page=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Bad karma: we can't find that page!");
  expect(
    screen.getByText(/You asked for <img src=x onerror=alert\(1\)>, but despite our computers/),
  ).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test.each([
  ['/error', '/error'],
  ['/error?page=', '/error?page='],
  ['/error?page_type=project', '/error?page_type=project'],
  ['/error?page=/lost', '/lost'],
  ['/lost?x=1', '/lost?x=1'],
])('%s says that %s was requested', (address, asked) => {
  renderPage(<ErrorPage />, address);
  expect(screen.getByText((text) => text.startsWith(`You asked for ${asked}, but despite`))).toBeTruthy();
});

test('private data has its own page', () => {
  renderPage(<ErrorPage />, '/error?page=-1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Private data');
  expect(screen.getByText('403 - Private data')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test.each([
  ['publication', 'publication', '/search/find/research-outcomes?type=publications'],
  ['software', 'software', '/search/find/research-outcomes?type=software'],
  ['dataset', 'dataset', '/search/find/research-outcomes?type=datasets'],
  ['orp', 'other research product', '/search/find/research-outcomes?type=orps'],
  ['organization', 'organization', '/search/find/organizations'],
  ['project', 'project', '/search/find/projects'],
  ['dataprovider', 'data source', '/search/find/dataproviders'],
  ['service', 'service', '/search/find/services'],
  ['constructor', 'result', '/search/find/research-outcomes'],
])('page_type %s says "%s" and leads to %s', (pageType, name, address) => {
  renderPage(<ErrorPage />, `/error?page=x&page_type=${pageType}`);
  expect(screen.getByText(new RegExp(`Not valid or missing ${name} id\\.`))).toBeTruthy();
  expect(screen.getByRole('link', { name: `Search another ${name}?` }).getAttribute('href')).toBe(address);
});

test.each([
  ['dataset', 'https://explore.example/search/find/research-outcomes?type=datasets'],
  ['project', 'https://explore.example/search/find/projects'],
])('with an explore address, page_type %s leads to %s (Spec §2)', (pageType, address) => {
  renderPage(<ErrorPage />, `/error?page=x&page_type=${pageType}`, {
    addresses: { explore: 'https://explore.example/' },
  });
  expect(screen.getByRole('link', { name: /^Search another/ }).getAttribute('href')).toBe(address);
});

test.each([
  ['/myclaims', {}, /^The software of this portal has the page \/myclaims, but it is switched off here\./],
  [
    '/develop',
    { pages: [{ route: '/develop', isEnabled: false }] },
    /^The software of this portal has the page \/develop, but it is switched off here\./,
  ],
  [
    '/later',
    { pages: [{ route: '/later', isEnabled: true }] },
    /^This portal has the page switched on, but the installed version/,
  ],
])('%s of a portal with %j says why it is not there', (path, configuration, reason) => {
  renderPage(<ErrorPage />, path, configuration);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Bad karma: we can't find that page!");
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
