import { expect, test } from '@jest/globals';
import { indexRule } from './index-rules.ts';

const YEAR = 2026;

test.each([
  ['/', null],
  ['/?lang=de', null],
  ['/?type=projects', null],
  ['/?type=publications', null],
  ['/?type=projects&lang=de', null],
  ['/search/publication?articleId=x', null],
  ['/?keyword=sea', 'noindex, follow'],
  ['/?q=title%3Asea', 'noindex, follow'],
  ['/?type=publications&type=datasets', 'noindex, follow'],
  ['/?type=publications&country=NL', 'noindex, follow'],
  ['/?type=projects&page=2', 'noindex, follow'],
  ['/?type=projects&size=50', 'noindex, follow'],
  ['/?type=publications&from=2020', 'noindex, follow'],
  ['/?type=projects&nonsense=1', 'noindex, follow'],
  ['/?type=projects&view=table', 'noindex, follow'],
  ['/?type=projects&facet=funder', 'noindex, follow'],
])('%s → %s', (address, expected) => {
  expect(indexRule(new URL(address, 'https://portal.example'), YEAR)).toBe(expected);
});
