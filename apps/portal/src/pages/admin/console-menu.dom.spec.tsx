import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ScreenLink } from './console-context.tsx';
import { ConsoleMenu } from './console-menu.tsx';
import { renderInConsole } from './testing/render-in-console.tsx';

const SCREENS: readonly ScreenLink[] = [
  { segment: '', title: 'admin.overview', group: null },
  { segment: 'menu', title: 'admin.menu', group: 'content' },
  { segment: 'log', title: 'admin.log', group: 'operation' },
];

const show = (current: string) => renderInConsole(<ConsoleMenu screens={SCREENS} current={current} />);

test('screens are listed in their groups, and groups without any are left out', () => {
  show('menu');
  const texts = [...screen.getByRole('navigation', { name: 'Console' }).querySelectorAll('p, a')].map(
    ({ textContent }) => textContent,
  );
  expect(texts).toEqual(['Overview', 'Content', 'Menu', 'Operation', 'Log']);
  expect(within(screen.getByRole('list', { name: 'Operation' })).getByRole('link').textContent).toBe('Log');
});

test('the link of the open screen is the current one', () => {
  show('menu');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Menu');
});

test('the button says whether the menu of narrow pages is open', () => {
  show('');
  const button = screen.getByRole('button', { name: 'Console' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});
