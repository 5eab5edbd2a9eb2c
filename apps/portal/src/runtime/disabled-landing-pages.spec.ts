import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { isDisabledLandingPage } from './disabled-landing-pages.ts';

const SHIPPED = shippedConfiguration();
const CLOSED = shippedConfiguration({
  pages: SHIPPED.pages.map((page) =>
    page.route === '/search/project' ? { ...page, isEnabled: false } : page,
  ),
});

test.each([
  ['/search/project?projectId=a', true],
  ['/search/project', true],
  ['/search/publication?articleId=a', false],
  ['/?type=projects', false],
  ['#hasProject-project', false],
])('where the page of projects is off, nothing leads to %s: %s', (address, expected) => {
  expect(isDisabledLandingPage(CLOSED, address)).toBe(expected);
  expect(isDisabledLandingPage(SHIPPED, address)).toBe(false);
});
