import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { render } from './render.ts';

test('the cause is logged if the code of a page fails before it is rendered', async () => {
  const cause = new Error('EMFILE: too many open files');
  let reads = 0;
  // The loader of this page reads it first, the document that shows its error page afterwards.
  const configuration = Object.defineProperty(shippedConfiguration(), 'afterLoginRoute', {
    enumerable: true,
    get: () => {
      reads += 1;
      if (reads === 1) throw cause;
      return '/';
    },
  });
  const logged: unknown[] = [];
  const { status } = await render(new Request('http://localhost/reload'), {
    configuration,
    isPortalMissing: false,
    language: 'en',
    graphUrl: 'http://api.test/graph/v3',
    adminToolUrl: 'http://api.test/admin-tool',
    cacheUrl: null,
    fetch: async () => Response.json({}, { status: 404 }),
    now: new Date('2026-11-20T12:00:00Z'),
    production: true,
    assetsOf: () => ({ scripts: [], preloads: [], styles: [], fonts: [] }),
    onError: (error) => logged.push(error),
    log: () => undefined,
  });
  expect([status, logged]).toEqual([500, [cause]]);
});
