import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { focusSuccessor } from './focus-successor.ts';

const observer = new MutationObserver(() => undefined);

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
  observer.observe(document.body, { childList: true, subtree: true });
  observer.takeRecords();
});
afterAll(() => observer.disconnect());

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
  const element = at(focused);
  remove(...removed);
  focusSuccessor(element, observer.takeRecords());
  expect(document.activeElement).toBe(at(next));
});

test('what replaces the focused element has the focus', () => {
  const element = at('ok');
  element.outerHTML = '<span>Done</span> <button id="undo">Undo</button>';
  focusSuccessor(element, observer.takeRecords());
  expect(document.activeElement).toBe(at('undo'));
});

test('content that is rendered again has the focus at the same control', () => {
  const element = at('more');
  at('chips').outerHTML = at('chips').outerHTML;
  focusSuccessor(element, observer.takeRecords());
  expect(document.activeElement).toBe(at('more'));
});

test('the last control of the content leaves the focus to the navigation, not to the menu', () => {
  document.querySelector('main')?.replaceChildren(at('notice'));
  const element = at('ok');
  element.focus();
  observer.takeRecords();
  element.remove();
  focusSuccessor(element, observer.takeRecords());
  expect(document.activeElement).toBe(document.body);
});

test('new content as a whole is left to the navigation', () => {
  const element = at('one');
  remove('#main');
  focusSuccessor(element, observer.takeRecords());
  expect(document.activeElement).toBe(document.body);
});
