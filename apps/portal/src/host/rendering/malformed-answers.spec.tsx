import { describe, expect, jest, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { render } from './render.ts';

const product = (number: number) => ({
  id: `doi_________::${String(number).padStart(32, '0')}`,
  type: 'publication',
  mainTitle: `Sea level ${number}`,
  authors: [{ fullName: 'Ada Lovelace' }],
});

const ten = (broken: unknown) => [...Array.from({ length: 9 }, (_, at) => product(at + 1)), broken];

/** Renders a page of an API that gives these answers. */
const renderWith = async (
  path: string,
  answerTo: (url: string, signal: AbortSignal | undefined) => Response | Promise<Response>,
) => {
  const log: string[] = [];
  const rendered = await render(new Request(`http://localhost${path}`), {
    configuration: shippedConfiguration(),
    isPortalMissing: false,
    language: 'en',
    graphUrl: 'http://api.test/graph/v3',
    adminToolUrl: 'http://api.test/admin-tool',
    cacheUrl: 'http://api.test/cache',
    fetch: async (url, { signal }) => answerTo(url, signal),
    now: new Date('2026-11-20T12:00:00Z'),
    production: true,
    assetsOf: () => ({ scripts: [], preloads: [], styles: [], fonts: [] }),
    onError: (error) => log.push(String(error)),
    log: (line) => log.push(line),
  });
  return { ...rendered, html: rendered.body.toString(), log };
};

const searchFor = (record: unknown) =>
  renderWith('/?keyword=sea&type=publications', (url) =>
    url.includes('/research-products')
      ? Response.json({ header: { numFound: 10 }, results: ten(record) })
      : Response.json({}, { status: 404 }),
  );
const cardsOf = (html: string): number => html.match(/<article class="card">/g)?.length ?? 0;

describe('one of ten records', () => {
  test.each([
    ['null', null, 'results[9]'],
    ['a text', 'a record', 'results[9]'],
    ['without an id', { ...product(10), id: 10 }, 'results[9]'],
    ['of an unknown type', { ...product(10), type: 7 }, product(10).id],
  ])('that is %s is left out and logged, and nine are shown', async (_what, record, logged) => {
    const { status, html, log } = await searchFor(record);
    expect([status, cardsOf(html)]).toEqual([200, 9]);
    expect(log.join('\n')).toContain(logged);
  });

  test.each([
    ['authors', { ...product(10), authors: 'some text' }],
    ['mainTitle', { ...product(10), mainTitle: { en: 'A' } }],
  ])('with malformed %s is shown without them, and logged with its id', async (field, record) => {
    const { status, html, log } = await searchFor(record);
    expect([status, cardsOf(html)]).toEqual([200, 10]);
    expect(log.join('\n')).toMatch(new RegExp(`${field}.*${product(10).id}|${product(10).id}.*${field}`));
  });
});

describe('a malformed answer', () => {
  test.each([
    ['no JSON', () => new Response('<html>')],
    ['JSON of another shape', () => Response.json({ header: { numFound: 'many' }, results: {} })],
    ['null', () => Response.json(null)],
  ])('(%s) is a failed search on a page with its layout', async (_what, answer) => {
    const { status, html } = await renderWith('/?keyword=sea', answer);
    expect(status).toBe(503);
    expect(html).toContain('The search failed.');
    expect(html).toContain('<footer');
  });

  test('in place of a record is a page that says so', async () => {
    const { status, html } = await renderWith('/search/publication?articleId=x', () => Response.json([1]));
    expect(status).toBe(503);
    expect(html).toContain('This record could not be loaded.');
  });
});

test.each(['/search/publication?articleId=x', '/?keyword=sea', '/'])(
  'an API that never answers is given up after four seconds for all calls of a page together: %s',
  async (path) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const startedAt = performance.now();
    let waiting = 0;
    let status = 0;
    const rendering = renderWith(path, (_url, signal) => {
      waiting += 1;
      signal?.addEventListener('abort', () => (waiting -= 1));
      return new Promise(() => undefined);
    });
    void rendering.then((rendered) => (status = rendered.status));
    while (status === 0) {
      await new Promise((resolve) => setImmediate(resolve));
      // Time passes only for the calls, not while modules are loaded.
      if (waiting > 0) jest.advanceTimersByTime(100);
    }
    const passedMs = performance.now() - startedAt;
    jest.useRealTimers();
    expect(status).toBe(503);
    expect(passedMs).toBeLessThanOrEqual(4_100);
  },
);
