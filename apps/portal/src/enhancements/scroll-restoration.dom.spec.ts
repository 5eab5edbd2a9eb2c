import { beforeEach, expect, test } from '@jest/globals';
import { createScrollMemory, pathTo } from './scroll-restoration.ts';

const PAGE =
  '<main><p>One</p><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul><a id="c" href="/c">C</a></main>';
const link = (address: string) => document.querySelector<HTMLElement>(`a[href="${address}"]`);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = PAGE;
  window.scrollTo = () => undefined;
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});

test.each([
  ['/a', 'body > :nth-child(1) > :nth-child(2) > :nth-child(1) > :nth-child(1)'],
  ['/c', '#c'],
])('the selector of the link to %s is %s', (address, path) => {
  const element = link(address);
  expect(element && pathTo(element)).toBe(path);
});

test('the focus returns after the page is rendered again, and in the next document of the tab', () => {
  const memory = createScrollMemory();
  link('/b')?.focus();
  memory.remember('one');
  memory.keep();
  for (const later of [memory, createScrollMemory()]) {
    document.body.innerHTML = PAGE;
    expect(later.restore('one')).toBe(true);
    expect(document.activeElement).toBe(link('/b'));
  }
});

test('content that had the focus has it again, though it is not a control', () => {
  const memory = createScrollMemory();
  document.querySelector('main')?.setAttribute('tabindex', '-1');
  document.querySelector('main')?.focus();
  memory.remember('one');
  document.body.innerHTML = PAGE;
  memory.restore('one');
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('nothing is restored for a page that was not visited, or from a damaged storage', () => {
  expect(createScrollMemory().restore('other')).toBe(false);
  sessionStorage.setItem('places', '{');
  expect(createScrollMemory().restore('other')).toBe(false);
});
