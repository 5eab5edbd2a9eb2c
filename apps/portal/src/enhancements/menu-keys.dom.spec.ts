import { beforeEach, expect, test } from '@jest/globals';
import { menuKeys } from './menu-keys.ts';

menuKeys(document);

beforeEach(() => {
  document.body.innerHTML = `
    <nav data-menu><ul>
      <li><a href="/" id="home">Home</a></li>
      <li><details><summary id="search">Search</summary>
        <ul><li><a href="/p" id="projects">Projects</a></li><li><a href="/o" id="organizations">Organizations</a></li></ul>
      </details></li>
      <li><details><summary id="about">About</summary><ul><li><a href="/g" id="graph">Graph</a></li></ul></details></li>
    </ul></nav>
    <button id="outside">Outside</button>`;
});

const at = (id: string) => document.getElementById(id);
const press = (...keys: string[]) => {
  for (const key of keys)
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
};
const state = () => ({
  focus: document.activeElement?.id,
  open: [...document.querySelectorAll('details[open] > summary')].map(({ id }) => id),
});

test.each([
  ['search', ['ArrowDown'], 'projects', ['search']],
  ['search', ['ArrowUp'], 'organizations', ['search']],
  ['search', ['ArrowDown', 'ArrowDown'], 'organizations', ['search']],
  ['search', ['ArrowDown', 'ArrowDown', 'ArrowDown'], 'projects', ['search']],
  ['search', ['ArrowDown', 'End'], 'organizations', ['search']],
  ['search', ['ArrowDown', 'End', 'Home'], 'projects', ['search']],
  ['search', ['ArrowDown', 'Escape'], 'search', []],
  ['search', ['ArrowDown', 'ArrowRight'], 'about', []],
  ['search', ['ArrowDown', 'ArrowLeft'], 'home', []],
  ['home', ['ArrowRight'], 'search', []],
  ['home', ['ArrowLeft'], 'about', []],
  ['home', ['End'], 'about', []],
  ['about', ['Home'], 'home', []],
  ['home', ['ArrowDown'], 'home', []],
  ['outside', ['ArrowRight'], 'outside', []],
])('on %s, %j leads to %s with %j open', (start, keys, focus, open) => {
  at(start)?.focus();
  press(...keys);
  expect(state()).toEqual({ focus, open });
});

test('an open menu closes when the focus or a click moves elsewhere', () => {
  at('search')?.focus();
  press('ArrowDown');
  at('outside')?.focus();
  expect(state().open).toEqual([]);
  at('search')?.focus();
  press('ArrowDown');
  document.body.click();
  expect(state().open).toEqual([]);
});
