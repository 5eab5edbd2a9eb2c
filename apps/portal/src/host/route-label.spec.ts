import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { PAGES_ROUTE } from './add-error-handler.ts';
import { routeLabel } from './route-label.ts';

const label = (url: string): string => {
  const request = { url, routeOptions: { url: PAGES_ROUTE } } as Partial<FastifyRequest>;
  return routeLabel(request as FastifyRequest);
};

test.each([
  ['/search/find/projects?keyword=a', '/search/find/projects'],
  ['/Search/FIND/Projects', '/search/find/projects'],
  ['/', '/'],
  ['/team', 'other page'],
])('in metrics %s is %s, so that visitors cannot add labels', (url, expected) => {
  expect(label(url)).toBe(expected);
});
