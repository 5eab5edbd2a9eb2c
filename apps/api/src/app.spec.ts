import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { currentContext } from './access/request-context.ts';
import { createApi } from './app.ts';
import { objectOf } from './http/json.ts';
import { readCalls } from './docs/page/read-calls.ts';
import { slugOf } from './docs/page/read-docs.ts';
import { errorBodySchema } from './errors/error-body-schema.ts';
import { ALL_CAPABILITIES } from './search/capability.ts';
import { EngineError } from './search/engine-error.ts';
import type { EngineErrorReason } from './search/engine-error.ts';
import { goldenCorpus } from './search/testing/golden-corpus.ts';
import type { SearchEngine } from './search/search-engine.ts';
import { readDocument } from './testing/read-document.ts';
import { NOW, setupTestApi, startTestApi } from './testing/start-test-api.ts';
import { openTestEnvironment } from './testing/test-environment.ts';
import type { TestEnvironment } from './testing/test-environment.ts';

const api = setupTestApi();
let environment: TestEnvironment;
beforeAll(async () => {
  environment = await openTestEnvironment();
});
afterAll(() => environment.database.close());

const errorOf = (body: unknown) => errorBodySchema.parse(body);

describe('failures', () => {
  test('have the error body of the Graph API', async () => {
    const answer = await api.app.inject('/graph/v3/research-products/nonsense');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      message: 'Research product with id: nonsense not found',
      error: 'Not Found',
      code: 404,
      timestamp: '2026-10-02T12:00:35.886+00:00',
      path: '/graph/v3/research-products/nonsense',
    });
  });
  test.each([
    ['GET', '/graph/v3/researchProducts', 405, 'No static resource v3/researchProducts.'],
    ['GET', '/graph/v3/research-products/a/b', 405, 'No static resource v3/research-products/a/b.'],
    ['GET', '/graph/v3', 405, 'No static resource v3.'],
    ['GET', '/nowhere', 404, 'No such path: /nowhere'],
    ['POST', '/graph/v3/projects', 405, "Request method 'POST' is not supported"],
    ['DELETE', '/graph/v3/projects/x', 405, "Request method 'DELETE' is not supported"],
    ['GET', '/graph/v3/projects/x', 404, 'Project with id: x not found'],
    ['GET', '/graph/v3/datasources/x', 404, 'Data source with id: x not found'],
    ['GET', '/graph/v3/projects/__proto__', 404, 'Project with id: __proto__ not found'],
    [
      'GET',
      `/graph/v3/projects/${'x'.repeat(5_000)}`,
      404,
      `Project with id: ${'x'.repeat(5_000)} not found`,
    ],
    ['GET', '/graph/v3/projects/%', 400, null],
    [
      'GET',
      `/graph/v3/projects?search=${'x'.repeat(16_001)}`,
      414,
      'The address is longer than 16000 characters',
    ],
  ] as const)('%s %s → %d', async (method, url, status, message) => {
    const answer = await api.app.inject({ method, url });
    const body = errorOf(answer.json());
    expect([answer.statusCode, body.code]).toEqual([status, status]);
    if (message !== null) expect(body.message).toBe(message);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/\bat .*\.ts/);
  });
  test.each([
    ['PUT', '/graph/v3/projects', 'GET, HEAD'],
    ['DELETE', '/oai', 'GET, HEAD, POST'],
    ['GET', '/login-service/logout-everywhere', 'POST'],
    ['PUT', '/login-service/roles/ada/grant', 'POST'],
  ] as const)('%s %s → 405, which allows %s', async (method, url, allow) => {
    const answer = await api.app.inject({ method, url });
    expect(answer.statusCode).toBe(405);
    expect(errorOf(answer.json()).message).toBe(`Request method '${method}' is not supported`);
    expect(answer.headers['allow']).toBe(allow);
  });
  test('a record of another kind is not found under this kind', async () => {
    const project = goldenCorpus().find(({ item }) => item.kind === 'project')?.item.record.id ?? '';
    expect((await api.app.inject(`/graph/v3/projects/${project}`)).statusCode).toBe(200);
    expect((await api.app.inject(`/graph/v3/organizations/${project}`)).statusCode).toBe(404);
    expect(
      (await api.app.inject(`/graph/v3/projects/${encodeURIComponent(`40|${project}`)}`)).statusCode,
    ).toBe(200);
  });
});

describe('failures of the engine', () => {
  /** An adapter that can only fail. */
  const failing = (reason: EngineErrorReason): SearchEngine => {
    const fail = () => Promise.reject(new EngineError(reason, `inside: ${reason}`));
    return {
      capabilities: ALL_CAPABILITIES,
      worksMax: Infinity,
      search: fail,
      get: fail,
      related: fail,
      suggest: fail,
      similarTerms: fail,
      wordCounts: fail,
      searchEach: fail,
      attachment: fail,
      sum: fail,
      partition: fail,
      scan: fail,
      count: fail,
      stream: async function* () {
        yield* [];
        await fail();
      },
      about: () => null,
      check: fail,
      refresh: fail,
      close: () => Promise.resolve(),
    };
  };
  test.each<[EngineErrorReason, number, string | undefined, RegExp]>([
    ['missing', 503, '10', /^inside: missing$/],
    ['busy', 503, '2', /try again/],
    ['timeout', 504, undefined, /took too long/],
    ['query', 400, undefined, /^inside: query$/],
    ['words', 400, undefined, /^inside: words$/],
    ['unreachable', 503, '5', /does not respond/],
    ['broken', 500, undefined, /^The search failed$/],
  ])('%s → %d, Retry-After %s', async (reason, status, retryAfter, message) => {
    const app = await createApi({
      ...environment,
      engine: failing(reason),
      logger: false,
      clock: () => NOW.getTime(),
    });
    const answer = await app.inject('/graph/v3/projects');
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['retry-after']).toBe(retryAfter);
    expect(errorOf(answer.json()).message).toMatch(message);
    await app.close();
  });
  test('a client that disconnects aborts its search', async () => {
    let ended: (reason: string) => void = () => undefined;
    const reason = new Promise<string>((resolve) => (ended = resolve));
    let asked: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (asked = resolve));
    const engine: SearchEngine = {
      ...failing('canceled'),
      search: () =>
        new Promise((_resolve, reject) => {
          currentContext().signal?.addEventListener('abort', () => {
            ended('ended');
            reject(new EngineError('canceled', 'nobody waits'));
          });
          asked();
        }),
    };
    const app = await createApi({ ...environment, engine, logger: false, clock: () => 0 });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = new AbortController();
    const answer = fetch(`${address}/graph/v3/projects`, { signal: client.signal });
    await begun;
    client.abort();
    await expect(answer).rejects.toThrow();
    expect(await reason).toBe('ended');
    await app.close();
  });
});

describe('health', () => {
  test('/health responds without records; /ready and searches say what is missing until there are records', async () => {
    const empty = await startTestApi({ records: false });
    expect((await empty.app.inject('/health')).statusCode).toBe(200);
    const waiting = await empty.app.inject('/ready');
    expect(waiting.statusCode).toBe(503);
    expect(waiting.body).toContain('npm run import');
    const refused = await empty.app.inject('/graph/v3/projects');
    expect(refused.statusCode).toBe(503);
    expect(errorOf(refused.json()).message).toContain('npm run import');

    await empty.index.publish(goldenCorpus(), new Date('2026-01-01T00:00:00Z'));
    await empty.engine.refresh();
    expect((await empty.app.inject('/ready')).json()).toMatchObject({
      status: 'ready',
      index: { records: 304 },
    });
    expect((await empty.app.inject('/graph/v3/projects')).statusCode).toBe(200);
    await empty.stop();
  });
});

describe('caching', () => {
  const url = '/graph/v3/projects?search=sea';
  test('a response has an entity tag of the records and may be reused for the configured time', async () => {
    const { headers } = await api.app.inject(url);
    expect(headers.etag).toMatch(/^W\/"generation-/);
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300');
  });
  test('a client that has the current response gets 304', async () => {
    const { headers } = await api.app.inject(url);
    const again = await api.app.inject({ url, headers: { 'if-none-match': `"other", ${headers.etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(headers.etag);
  });
  test('an invalid request is refused whatever the client has cached', async () => {
    const { headers } = await api.app.inject(url);
    const again = await api.app.inject({
      url: '/graph/v3/projects?foo=1',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(400);
  });
  test('newer records have another entity tag', async () => {
    const other = await startTestApi();
    const before = (await other.app.inject(url)).headers.etag;
    await other.index.publish(goldenCorpus().slice(0, 50), new Date('2026-01-02T00:00:00Z'));
    await other.engine.refresh();
    const after = await other.app.inject({ url, headers: { 'if-none-match': String(before) } });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(before);
    await other.stop();
  });
});

test('HEAD has the headers of GET and no body', async () => {
  const get = await api.app.inject('/graph/v3/projects?pageSize=1');
  const head = await api.app.inject({ method: 'HEAD', url: '/graph/v3/projects?pageSize=1' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test.each(['/health', '/graph/v3/projects', '/nowhere', '/docs/'])('%s has security headers', async (url) => {
  const { headers } = await api.app.inject(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; (?!.*script-src [^;]*unsafe)/),
  });
});

describe('documentation', () => {
  test('the pages work under any prefix, because their addresses are relative', async () => {
    const redirect = await api.app.inject('/docs');
    expect(new URL(String(redirect.headers.location), 'http://host/api/docs').pathname).toBe('/api/docs/');
    const index = await api.app.inject('/docs/');
    const all = [...index.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    const addresses = new Set(all.map((address) => address.replace(/#.*/, '')));
    for (const address of [...addresses].filter((one) => !/^(?:\?.*|data:,)?$/.test(one))) {
      expect(address).toMatch(/^\.\//);
      const page = await api.app.inject(new URL(address, 'http://host/docs/').pathname);
      expect([address, page.statusCode]).toEqual([address, 200]);
      expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style| style="| on\w+="/);
    }
    expect((await api.app.inject('/docs/nothing')).statusCode).toBe(404);
  });
  test('the pages are light, sent compressed, and not again to readers who have them', async () => {
    for (const [url, maxElements] of [
      ['/docs/', 2_000],
      ['/docs/schemas', 6_000],
      ['/docs/beyond-the-graph-api', 6_000],
    ] as const) {
      const page = await api.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
      expect(page.headers['content-encoding']).toBe('br');
      expect(page.rawPayload.length).toBeLessThan(40_000);
      const { body } = await api.app.inject(url);
      expect(body.match(/<[a-z]/g)?.length).toBeLessThan(maxElements);
      const again = await api.app.inject({ url, headers: { 'if-none-match': String(page.headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });
  test.each([
    ['the browser', '/docs/', { 'accept-language': 'de-AT' }, 'de'],
    ['the cookie', '/docs/', { 'accept-language': 'en', cookie: 'a=1; lang=de' }, 'de'],
    ['the address', '/docs/?lang=en', { 'accept-language': 'de', cookie: 'lang=de' }, 'en'],
    ['nothing that it knows', '/docs/?lang=nl', { 'accept-language': 'nl' }, 'en'],
  ])('the page takes its language from %s', async (_source, url, headers, language) => {
    const page = await api.app.inject({ url, headers });
    expect(page.headers['content-language']).toBe(language);
    expect(page.body).toContain(`<html lang="${language}">`);
  });
  test('a language chosen in the address is kept for the other pages, as in the portal', async () => {
    const { headers } = await api.app.inject('/docs/?lang=de');
    expect(headers['set-cookie']).toBe('lang=de; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(headers['cache-control']).toBe('private, no-cache');
    for (const url of ['/docs/', '/docs/?lang=nl'])
      expect((await api.app.inject(url)).headers['set-cookie']).toBeUndefined();
  });
  test('every call of the document is on the page of its group and in the list of all, and every public read has a form that leads to it', async () => {
    const index = (await api.app.inject('/docs/')).body;
    const document: unknown = (await api.app.inject('/docs/json')).json();
    const groups = readCalls(objectOf(document));
    expect(groups.flatMap((group) => group.calls).length).toBeGreaterThan(150);
    const pages = await Promise.all(
      groups.map(async (group) => (await api.app.inject(`/docs/${slugOf(group)}`)).body),
    );
    for (const [at, group] of groups.entries())
      for (const { id, method, path } of group.calls) {
        expect(pages[at]).toContain(`id="${id}"`);
        expect(pages[at]).toContain(`<span class="method">${method}</span> <code>${path}</code>`);
        expect(pages[at]).toContain(`<a href="#${id}"`);
        expect(index).toContain(`<li id="${id}" data-call>`);
        expect(index).toContain(`<a href="./${slugOf(group)}#${id}"`);
      }
    const body = pages[0];
    expect(body).toContain('action="open/getProjects"');
    const answer = await api.app.inject('/docs/open/getProjects?pageSize=1&search=&_more=page%3D2');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '../../graph/v3/projects?pageSize=1&page=2',
    ]);
    expect((await api.app.inject('/docs/open/postAdminToolPageSave')).statusCode).toBe(404);
  });
  test('every accepted parameter is documented, and no other', async () => {
    const { servers, paths } = await readDocument(api.app);
    expect(servers[0]?.url).toBe('/api');
    const parameters = paths['/graph/v3/projects']?.get?.parameters ?? [];
    const names = parameters.map(({ name }) => name);
    const { message } = await api.failure('projects?unknown=1');
    expect(message).toBe(`Unknown parameter: unknown; valid parameters are: [${names.join(', ')}]`);
    for (const parameter of parameters) expect(parameter.description).toMatch(/\w/);
  });
});
