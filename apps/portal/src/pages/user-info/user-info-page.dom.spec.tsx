import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dropDraft, keepDraft } from '../../runtime/drafts.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Page as UserInfoPage } from './user-info-page.tsx';

test.each([
  ['1', 'You are not logged in.'],
  ['2', 'Only administrators may open that page.'],
  ['3', 'The address of that page is not valid.'],
  ['4', 'Only administrators of community portals may open that page.'],
  ['5', 'That community does not exist.'],
  ['6', 'Only members of the community may open that page.'],
  ['7', 'You need to log in to do that.'],
  ['8', 'You are not authorized to open that page.'],
])('reason %s: %s (Spec §4)', (code, text) => {
  renderPage(<UserInfoPage />, `/user-info?errorCode=${code}`);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a login that the database did not allow says so, and can be tried again', () => {
  renderPage(<UserInfoPage />, '/user-info?errorCode=1&failure=unavailable');
  expect(screen.queryByText('You are not logged in.')).toBeNull();
  expect(screen.getByText(/because the database does not respond/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});

test.each([
  ['1', 'Your session has ended; what you typed is kept. Log in to continue.'],
  ['2', 'Only administrators may open that page.'],
])('with unsaved work in the tab, reason %s is: %s', (code, text) => {
  keepDraft(sessionStorage, 'ada page p1', { values: { title: 'A' }, stored: { title: '' }, version: 1 });
  renderPage(<UserInfoPage />, `/user-info?errorCode=${code}`);
  expect(screen.getByText(text)).toBeTruthy();
  dropDraft(sessionStorage, 'ada page p1');
});

test.each([
  ['1', true],
  ['2', true],
  ['3', false],
  ['4', true],
  ['5', false],
  ['6', true],
  ['7', true],
  ['8', true],
  ['9', false],
])('without a login, reason %s offers to log in: %s', (code, offers) => {
  renderPage(<UserInfoPage />, `/user-info?errorCode=${code}&redirectUrl=%2Fsearch%2Ffind`);
  const login = screen.queryByRole('link', { name: 'Log in' });
  expect(login?.getAttribute('href') ?? null).toBe(
    offers ? '/api/login-service/login?redirect=%2Fsearch%2Ffind' : null,
  );
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/search/find');
});

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'a redirectUrl of %s is not linked',
  (target) => {
    renderPage(<UserInfoPage />, `/user-info?errorCode=1&redirectUrl=${encodeURIComponent(target)}`);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/api/login-service/login?redirect=%2Freload', '/']);
  },
);
