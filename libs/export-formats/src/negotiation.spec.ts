import { expect, test } from '@jest/globals';
import { chooseMediaType } from './negotiation.ts';

const OFFERED = ['text/html', 'application/json', 'application/ld+json', 'application/xml'];
/** What browsers send when they open a page. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';

test.each([
  ['', 'text/html'],
  ['*/*', 'text/html'],
  [BROWSER, 'text/html'],
  ['application/ld+json', 'application/ld+json'],
  ['application/json;q=0.5, application/ld+json;q=0.9', 'application/ld+json'],
  ['text/html;q=0.1, application/xml', 'application/xml'],
  ['application/*', 'application/json'],
  ['application/*;q=0.5, application/json;q=0', 'application/ld+json'],
  ['text/html;q=0, */*;q=0.1', 'application/json'],
  ['APPLICATION/JSON', 'application/json'],
  ['image/png', null],
  ['text/html;q=0', null],
  [', ,;q=1', 'text/html'],
])('accept %j gives %j', (accept, expected) => {
  expect(chooseMediaType(accept, OFFERED)).toBe(expected);
});
