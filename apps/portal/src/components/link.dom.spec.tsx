import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { Link } from './link.tsx';

const WITHOUT_PROJECTS = {
  pages: shippedConfiguration().pages.map((page) => ({
    ...page,
    isEnabled: page.isEnabled && page.route !== '/search/project',
  })),
};

test.each([
  ['/search/project?projectId=a', {}, '/search/project?projectId=a'],
  ['/search/project?projectId=a', WITHOUT_PROJECTS, undefined],
  ['/?type=projects', WITHOUT_PROJECTS, '/?type=projects'],
])('a link to %s on %j leads to %s', (to, configuration, href) => {
  renderPage(<Link to={to}>Sea</Link>, '/', configuration);
  expect(screen.getByText('Sea').getAttribute('href') ?? undefined).toBe(href);
});
