import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { robotsTxt } from './robots-txt.ts';

/** Reports whether a crawler may request an address by the rules of RFC 9309 §2.2.2. */
const mayAsk = (text: string, address: string): boolean => {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, verb, pattern = '']) => ({
    isAllowed: verb === 'Allow',
    length: pattern.length,
    fits: new RegExp(`^${pattern.replace(/[.?+^(){}|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`).test(address),
  }));
  const [strongest] = rules.filter(({ fits }) => fits).sort((a, b) => b.length - a.length);
  return strongest?.isAllowed ?? true;
};

test.each([
  ['/', true],
  ['/?lang=de', true],
  ['/?type=projects', true],
  ['/?type=projects&lang=de', true],
  ['/search/publication?articleId=doi_%3A%3A1', true],
  ['/search/publication?articleId=doi_%3A%3A1&lang=de', true],
  ['/search/person?personId=0000-0002-1825-0097', true],
  ['/search/person?personId=0000-0002-1825-0097&lang=de', true],
  ['/search/person?personId=0000-0002-1825-0097&page=2', false],
  ['/search/person?keyword=sea&personId=0000-0002-1825-0097', false],
  ['/search/person?name=Smith', false],
  ['/assets/entry.js', true],
  ['/sitemap.xml', true],
  ['/sitemaps/publication-1.xml', true],
  ['/api/docs', true],
  ['/?keyword=sea', false],
  ['/?type=projects&page=2', false],
  ['/?type=publications&country=NL', false],
  ['/?type=publications&country=NL&lang=de', false],
  ['/?type=dataproviders', false],
  ['/?country=NL', false],
  ['/?lang=de&keyword=sea', false],
  ['/search/find/publications', false],
  ['/search/advanced/publications?q=x', false],
  ['/user-info?errorCode=1', false],
  ['/reload', false],
  ['/api/graph/v3/research-products', false],
])('a crawler may request %s: %s', (address, expected) => {
  expect(mayAsk(robotsTxt('https://portal.example', shippedConfiguration()), address)).toBe(expected);
});

test('it links to the sitemap of the same host', () => {
  expect(robotsTxt('https://portal.example', shippedConfiguration())).toContain(
    '\nSitemap: https://portal.example/sitemap.xml\n',
  );
});
