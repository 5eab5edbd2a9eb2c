import { beforeEach, expect, test } from '@jest/globals';
import { closePopups } from './close-popups.ts';

closePopups(document);

beforeEach(() => {
  document.body.innerHTML = `
    <details data-popup="" open><summary id="tools">More</summary>
      <button id="export">Export</button>
      <details data-popup="" open><summary id="columns">Columns</summary><input id="column"></details>
      <details open><summary id="options">Options</summary></details>
    </details>
    <button id="outside">Outside</button>`;
});

const at = (id: string) => document.getElementById(id);
const open = () => [...document.querySelectorAll('details[open] > summary')].map(({ id }) => id);
const escape = (from: string): void => {
  at(from)?.focus();
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );
};

test.each([
  ['export', 'tools', ['options']],
  ['options', 'tools', ['options']],
  ['column', 'columns', ['tools', 'options']],
])('Escape in %s closes the panel of %s and returns to its button', (from, button, left) => {
  escape(from);
  expect([document.activeElement?.id, open()]).toEqual([button, left]);
});

test('Escape elsewhere closes no panel by itself', () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(open()).toEqual(['tools', 'columns', 'options']);
});

test.each([
  ['a click beside', () => document.body.click()],
  ['the focus elsewhere', () => at('outside')?.focus()],
])('%s closes them', (_what, leave) => {
  leave();
  expect(open()).toEqual(['options']);
});

test('a click within leaves its panel open', () => {
  at('export')?.click();
  expect(open()).toEqual(['tools', 'options']);
});

test('a press that moves the focus closes nothing before its click: what closes could move what is pressed', () => {
  const press = (kind: string) => at('export')?.dispatchEvent(new MouseEvent(kind, { bubbles: true }));
  press('mousedown');
  at('export')?.focus();
  expect(open()).toEqual(['tools', 'columns', 'options']);
  press('mouseup');
  at('export')?.click();
  expect(open()).toEqual(['tools', 'options']);
});

test.each([
  ['the end of a drag', () => at('export')?.dispatchEvent(new Event('dragend', { bubbles: true }))],
  ['a key', () => at('export')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))],
  ['another window', () => window.dispatchEvent(new Event('blur'))],
])('after a press that %s ends, the focus elsewhere closes them', (_what, end) => {
  at('export')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  end();
  at('outside')?.focus();
  expect(open()).toEqual(['options']);
});
