import { expect, test } from '@jest/globals';
import { loaderWith } from '../../routing/page-route.ts';
import { createTestPage } from '../../testing/render-page.tsx';
import { queryRoute, testServices } from '../../testing/test-loaders.ts';
import { dashboardLoader } from './load-dashboards.ts';

/** Loads a dashboard whose call is answered with a status and a body. */
const load = async (status: number, body: unknown) => {
  const page = createTestPage({ fetch: () => Promise.resolve(Response.json(body, { status })) });
  const loader = loaderWith(dashboardLoader, testServices(page));
  const context = await queryRoute({ id: 'dashboard', path: '/dashboards/:alias', loader }, '/dashboards/ec');
  if (context instanceof Response) throw new Error('redirected');
  return [context.statusCode, context.loaderData['dashboard']];
};

test.each([
  [403, { message: 'Private data' }, 403, 'private'],
  [403, { message: 'This dashboard is for people with a role on it' }, 401, 'restricted'],
  [401, { message: 'This dashboard is for people with a role on it' }, 401, 'restricted'],
  [404, { message: 'There is no such dashboard' }, 404, 'missing'],
  [500, { message: 'Server error' }, 503, 'failed'],
])('the answer %i %j makes a page with status %i that shows %s', async (status, body, pageStatus, shows) => {
  expect(await load(status, body)).toEqual([pageStatus, { shows }]);
});
