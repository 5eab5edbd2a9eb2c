import { expect, test } from '@jest/globals';
import { embedAddress, embeddedPage } from './embed-address.ts';

const ORIGIN = 'https://portal.example';

test.each([
  ['/?keyword=sea', '/embed/?keyword=sea'],
  ['/search/publication?articleId=a%2Fb', '/embed/search/publication?articleId=a%2Fb'],
])('the page %s is embedded at %s', (page, embedded) => {
  expect(embedAddress(page)).toBe(embedded);
  expect(embeddedPage(new URL(embedded, ORIGIN))?.href).toBe(`${ORIGIN}${page}`);
});

test.each([
  ['/embed', '/'],
  ['/embed?keyword=sea', '/?keyword=sea'],
  ['/embed/?theme=dark&keyword=sea', '/?keyword=sea'],
  ['/embed//evil.example/', '//evil.example/'],
  ['/embed/embed/', '/embed/'],
])('%s embeds %s of the same site', (embedded, page) => {
  expect(embeddedPage(new URL(ORIGIN + embedded))?.href).toBe(ORIGIN + page);
});

test.each(['/', '/embedded', '/search/embed', '/EMBED/'])('%s embeds nothing', (address) => {
  expect(embeddedPage(new URL(address, ORIGIN))).toBe(null);
});
