import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { seenCookie } from '../consent/seen-cookie.ts';
import { contextWith, serverRouteServices } from '../host/rendering/portal-runtime.ts';
import { indexRule } from '../host/index-rules.ts';
import { pageMetadata } from '../host/metadata/page-metadata.tsx';
import { shownOnPage } from '../host/metadata/shown-on-page.ts';
import type { RouteServices } from '../runtime/route-services.ts';
import { createTestPage } from '../testing/render-page.tsx';
import { browserRouteServices } from './browser-route-services.ts';
import { createRoutes } from './routes.tsx';

/** Pages load their code, which takes a while on a busy machine. */
const LIMIT_MS = 30_000;
const PATIENT = { timeout: LIMIT_MS };

const ANSWERS: Readonly<Record<string, unknown>> = {
  researchProducts: { header: { numFound: 0 }, results: [] },
  counts: { counts: {} },
  status: { generation: 'generation-000001', publishedAt: '2026-11-20T00:00:00Z', records: 1 },
  totals: { totals: [0] },
};
const answerTo = (url: string): unknown =>
  Object.entries(ANSWERS).find(([name]) => url.includes(`/${name}`))?.[1] ?? ANSWERS['researchProducts'];
const fetch = (url: string) => Promise.resolve(Response.json(answerTo(url)));

const counting = <Services extends RouteServices>(services: Services) => {
  let parsed = 0;
  const parseAddress: RouteServices['parseAddress'] = (parameters) => {
    parsed += 1;
    return services.parseAddress(parameters);
  };
  return { services: { ...services, parseAddress }, parsed: () => parsed };
};

// A reader who has chosen a theme and read the notice: the layout asks the browser for neither.
beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light';
  document.cookie = seenCookie('necessary');
});

const openPage = () => {
  const page = createTestPage({ fetch });
  const options = {
    currentYear: 2026,
    isPortalMissing: false,
    addMessages: () => Promise.resolve(),
  };
  return { page, services: browserRouteServices({ ...page, ...options }), options };
};

test(
  'a server parses the address of a results page once, for the page and for its metadata',
  async () => {
    const { page, services, options } = openPage();
    const { configuration } = page;
    const urls = { graphUrl: '/graph', adminToolUrl: '/admin', cacheUrl: '/cache' };
    const server = counting(serverRouteServices({ ...options, ...urls, configuration }));
    const url = new URL('http://localhost/?keyword=sea');
    const requestContext = contextWith(services.queriesOf(new RouterContextProvider()));
    const context = await createStaticHandler(createRoutes(server.services)).query(new Request(url), {
      requestContext,
    });
    if (context instanceof Response) throw new Error('the page was redirected');
    const [layout, home] = context.matches.map(({ route }) => route);
    page.show(
      [{ ...layout, index: false, children: home ? [home] : [] }],
      '/?keyword=sea',
      context.loaderData,
    );
    expect((await screen.findAllByDisplayValue('sea', {}, PATIENT)).length).toBeGreaterThan(0);
    const shown = shownOnPage(context);
    expect(pageMetadata(url, shown, configuration)?.link).toBeDefined();
    expect(indexRule(url, shown)).toBe('noindex, follow');
    expect(server.parsed()).toBe(1);
  },
  LIMIT_MS,
);

test(
  'a browser parses the address once per navigation',
  async () => {
    const { page, services } = openPage();
    const browser = counting(services);
    const { router } = page.show(createRoutes(browser.services), '/error?page=/x');
    await screen.findByRole('heading', { level: 1 }, PATIENT);
    const before = browser.parsed();
    await act(() => router.navigate('/?keyword=sea'));
    await screen.findByDisplayValue('sea', {}, PATIENT);
    expect(browser.parsed() - before).toBe(1);
  },
  LIMIT_MS,
);
