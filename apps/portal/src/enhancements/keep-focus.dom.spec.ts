import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepFocus } from './keep-focus.ts';

const keepNow = keepFocus(document);

beforeEach(() => {
  document.body.innerHTML = `
    <header><a href="/" id="home">Home</a></header>
    <main id="main">
      <button id="open">Open</button>
      <ul id="chips">
        <li><a href="/1" id="one">One</a></li>
        <li><a href="/2" id="two">Two</a></li>
        <li><a href="/3" id="three">Three</a> <button id="more">More</button></li>
      </ul>
      <ol>
        <li><a href="/a" id="a">A</a> <button id="remove-a">Remove</button></li>
        <li><a href="/b">B</a> <button id="remove-b">Remove</button></li>
      </ol>
      <p id="notice"><button id="ok">OK</button></p>
      <p><a href="#main" class="skip">Skip</a> <button tabindex="-1">Enter</button> <button disabled>Unavailable</button> <a href="/x" id="result">A result</a></p>
    </main>`;
  keepNow();
});
afterEach(() => (document.activeElement as HTMLElement | null)?.blur());

const at = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const remove = (...selectors: string[]): void => {
  for (const selector of selectors) document.querySelector(selector)?.remove();
};

test.each([
  ['one', ['li:has(#one)'], 'two'],
  ['two', ['li:has(#two)'], 'three'],
  ['more', ['li:has(#more)'], 'two'],
  ['one', ['li:has(#one)', 'li:has(#two)'], 'three'],
  ['three', ['#three'], 'more'],
  ['two', ['#two', '#chips'], 'a'],
  ['remove-a', ['li:has(#remove-a)'], 'remove-b'],
  ['remove-b', ['ol'], 'ok'],
  ['ok', ['#notice'], 'result'],
])('the focus of %s goes, when %j are removed, to %s', (focused, removed, next) => {
  at(focused).focus();
  remove(...removed);
  keepNow();
  expect(document.activeElement).toBe(at(next));
});

test('what replaces the focused element has the focus', () => {
  at('ok').focus();
  at('ok').outerHTML = '<span>Done</span> <button id="undo">Undo</button>';
  keepNow();
  expect(document.activeElement).toBe(at('undo'));
});

test('content that is rendered again has the focus at the same control', () => {
  at('more').focus();
  at('chips').outerHTML = at('chips').outerHTML;
  keepNow();
  expect(document.activeElement).toBe(at('more'));
});

test('an observer does it as soon as the page has changed', async () => {
  at('one').focus();
  remove('li:has(#one)');
  await Promise.resolve();
  expect(document.activeElement).toBe(at('two'));
});

test('new content as a whole is left to the navigation', () => {
  at('one').focus();
  remove('#main');
  keepNow();
  expect(document.activeElement).toBe(document.body);
});

test('an element that was left before it is removed does not count', async () => {
  at('one').focus();
  at('one').blur();
  await Promise.resolve();
  remove('li:has(#one)');
  keepNow();
  expect(document.activeElement).toBe(document.body);
});

test('another element that is removed does not take the focus along', () => {
  at('open').focus();
  remove('#chips');
  keepNow();
  expect(document.activeElement).toBe(at('open'));
});
