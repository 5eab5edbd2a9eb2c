import { beforeAll, describe, expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { setupTestApi } from '../testing/start-test-api.ts';

const run = promisify(execFile);
const PYTHON_CLIENT = process.env['OPENAPI_PYTHON_CLIENT'] ?? 'openapi-python-client';
const hasProgram = (name: string): boolean => spawnSync(name, ['--version']).status === 0;

/** Rules that Spec §7 contradicts: its paths, and logins that only redirect. */
const ACCEPTED_RULES: readonly string[] = ['no-ambiguous-paths', 'operation-2xx-response'];

const parameterSchema = z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) });
const operationSchema = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(z.union([parameterSchema, z.object({ $ref: z.string() })])).default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    parameters: z.record(z.string(), parameterSchema),
    responses: z.record(z.string(), z.unknown()),
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
    securitySchemes: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
});
type Document = z.output<typeof documentSchema>;

const api = setupTestApi({ records: false });
let text: string;
let document: Document;
beforeAll(async () => {
  text = (await api.app.inject('/docs/json')).body;
  document = documentSchema.parse(JSON.parse(text));
});

const operations = () =>
  Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ url, method, ...operation })),
  );

/** Reports whether a schema says more than what its values mean. */
const hasForm = (schema: object): boolean => Object.keys(schema).some((key) => key !== 'description');

/** Returns the response that a reference leads to, and any other response as it is. */
const resolved = (response: unknown): unknown => {
  const { success, data } = z.object({ $ref: z.string() }).safeParse(response);
  return success ? document.components.responses[data.$ref.replace('#/components/responses/', '')] : response;
};

const parameterOf = (url: string, name: string) => {
  const given = document.paths[url]?.['get']?.parameters ?? [];
  const all = given.map((one) =>
    '$ref' in one ? document.components.parameters[one.$ref.replace('#/components/parameters/', '')] : one,
  );
  return all.find((one) => one?.name === name)?.schema;
};

describe('generators and linters take the document', () => {
  test('Redocly finds no error, and warns only about what the specification demands', async () => {
    const problems = await lintFromString({
      source: text,
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });
    const others = problems.filter(({ ruleId }) => !ACCEPTED_RULES.includes(ruleId));
    expect(others.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
  test('openapi-typescript writes types, with a type for every failure', async () => {
    const types = astToString(await openapiTS(text));
    expect(types).toContain('getResearchProductsById: {');
    expect(types).toContain('components["schemas"]["Error"]');
  });
  test('every list of fixed length has a length, which the generator for Python needs', () => {
    expect(text).toContain('"prefixItems"');
    expect(text).not.toContain('"items":false');
  });
  test('patterns have nothing that only JavaScript knows', () => {
    expect(text).toContain(String.raw`"pattern":"^[^\\u0000-\\u001f`);
    expect(text).not.toContain(String.raw`\\p{`);
  });
  // The program is written in Python, and is not installed with this project.
  const testWithProgram = hasProgram(PYTHON_CLIENT) ? test : test.skip;
  testWithProgram('openapi-python-client writes a client (skipped where it is not installed)', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-client-'));
    const file = path.join(folder, 'openapi.json');
    const target = path.join(folder, 'client');
    await writeFile(file, text);
    await run(PYTHON_CLIENT, ['generate', '--path', file, '--output-path', target, '--meta', 'none']);
    expect(await readFile(path.join(target, 'models', 'error.py'), 'utf8')).toContain('class Error');
    expect(await readFile(path.join(target, 'models', 'research_product.py'), 'utf8')).toContain(
      'main_title: str',
    );
  });
});

describe('the document is complete', () => {
  test('every reference leads to something', () => {
    const targets = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '');
    expect(targets.length).toBeGreaterThan(100);
    for (const target of new Set(targets)) {
      const [root, ...names] = target.split('/');
      expect(root).toBe('#');
      const found = names.reduce<unknown>(
        (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
        JSON.parse(text),
      );
      expect([target, found]).toEqual([target, expect.any(Object)]);
    }
  });
  test('every operation has its own id', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/);
  });
  test('every operation lists the failures that any request can have', () => {
    for (const { url, method, responses } of operations()) {
      const failures = [
        '400',
        '408',
        '414',
        '417',
        '429',
        '431',
        '500',
        ...(method === 'get' ? [] : ['413', '415', '501']),
      ];
      expect([method, url, Object.keys(responses)]).toEqual([method, url, expect.arrayContaining(failures)]);
    }
  });
  test('every failure describes its body', () => {
    const bodies = operations().flatMap(({ method, url, responses }) =>
      Object.entries(responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, response]) => ({ call: `${method} ${url} ${status}`, response })),
    );
    expect(bodies.length).toBeGreaterThan(500);
    const responseSchema = z.object({
      content: z.record(z.string(), z.object({ schema: z.looseObject({}).refine(hasForm) })),
    });
    expect(bodies.filter(({ response }) => !responseSchema.safeParse(resolved(response)).success)).toEqual(
      [],
    );
  });
  test.each([
    ['/login-service/login', 'get', '303'],
    ['/login-service/logout', 'get', '303'],
    ['/login-service/logout-everywhere', 'post', '204'],
  ])('%s (%s) has no body with status %s', (url, method, status) => {
    const response = resolved(document.paths[url]?.[method]?.responses[status]);
    expect(response).toEqual({ description: expect.any(String) });
  });
  test('searches need no login, and changes do', () => {
    const securityOf = (method: string, url: string) => document.paths[url]?.[method]?.security;
    expect(Object.keys(document.components.securitySchemes)).toEqual(['session']);
    expect(securityOf('get', '/graph/v3/projects')).toBeUndefined();
    expect(securityOf('post', '/admin-tool/page/save')).toEqual([{ session: [] }]);
    expect(securityOf('get', '/admin-tool/{type}/{pid}/full')).toEqual([{}, { session: [] }]);
    for (const { method, url, security } of operations())
      if (method === 'post' && url !== '/oai') expect([url, security]).toEqual([url, [{ session: [] }]]);
  });
});

test('a call that needs no body refuses one that is too large, as documented', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/login-service/logout-everywhere',
    headers: { 'content-type': 'application/json' },
    payload: ' '.repeat(2000),
  });
  expect(answer.statusCode).toBe(413);
});

describe('files have their media types', () => {
  const contentOf = (url: string, status: string): unknown => {
    const response = resolved(document.paths[url]?.['get']?.responses[status]);
    return z.object({ content: z.unknown() }).parse(response).content;
  };
  const TEXT = { schema: { type: 'string' } };
  const IMAGE = { schema: { type: 'string', format: 'binary' } };

  test.each([
    [
      '/graph/v3/projects/feed',
      '200',
      { 'application/atom+xml': TEXT, 'application/feed+json': { schema: {} } },
    ],
    [
      '/graph/v3/export',
      '200',
      { 'text/csv': TEXT, 'application/vnd.citationstyles.csl+json': { schema: {} } },
    ],
    [
      '/graph/v3/projects/{id}/as/{format}',
      '200',
      { 'application/x-bibtex': TEXT, 'application/ld+json': { schema: {} } },
    ],
    ['/utils-service/download/{filename}', '200', { 'image/png': IMAGE, 'image/svg+xml': IMAGE }],
    ['/utils-service/download/{filename}', '404', { 'image/svg+xml': IMAGE }],
  ])('%s %s: %j', (url, status, content) => {
    expect(contentOf(url, status)).toEqual(expect.objectContaining(content));
    // Only a record has a form that is known.
    if (!url.endsWith('/as/{format}'))
      expect(contentOf(url, status)).not.toHaveProperty(['application/json']);
  });
  test('a record in the format json is the record', () => {
    const json = 'application/json';
    expect(contentOf('/graph/v3/projects/{id}/as/{format}', '200')).toHaveProperty(
      [json],
      Reflect.get(Object(contentOf('/graph/v3/projects/{id}', '200')), json),
    );
  });
});

describe('limits are stated', () => {
  const PRODUCTS = '/graph/v3/research-products';
  test.each([
    [PRODUCTS, 'pageSize', { type: 'integer', minimum: 1, maximum: 100, default: 10 }],
    [PRODUCTS, 'page', { type: 'integer', minimum: 1, maximum: 10_000 }],
    [PRODUCTS, 'search', { type: 'array', items: { type: 'string', maxLength: 2_000 } }],
    [PRODUCTS, 'includeStats', { type: 'boolean', default: false }],
    [PRODUCTS, 'isGreen', { type: 'array', items: { type: 'string', pattern: '^$|^(true|false)$' } }],
    [PRODUCTS, 'hasProjectRel', { type: 'array', items: { type: 'string', pattern: '^$|^(true|false)$' } }],
    [`${PRODUCTS}/links`, 'pageSize', { type: 'integer', minimum: 1, maximum: 99, default: 10 }],
    [`${PRODUCTS}/links`, 'relation', { type: 'string', enum: expect.arrayContaining(['Cites']) }],
    ['/graph/v3/suggest', 'limit', { type: 'integer', minimum: 1, maximum: 50, default: 10 }],
    ['/admin-tool/{type}/{pid}/full', 'type', { type: 'string', enum: expect.arrayContaining(['explore']) }],
  ])('of %s: %s', (url, name, schema) => {
    expect(parameterOf(url, name)).toMatchObject(schema);
  });

  const matches = (url: string, name: string, value: string): boolean =>
    new RegExp(String(parameterOf(url, name)?.['pattern'])).test(value);
  test.each([
    [PRODUCTS, 'sortBy', 'publicationDate DESC'],
    [PRODUCTS, 'sortBy', 'relevance ASC, title DESC,'],
    [PRODUCTS, 'sortBy', 'title ASC,'.repeat(4)],
    [PRODUCTS, 'sortBy', 'title ASC,'.repeat(5)],
    [PRODUCTS, 'sortBy', 'publicationDate'],
    [PRODUCTS, 'sortBy', 'nonsense ASC'],
    [PRODUCTS, 'facets', 'type, country'],
    [PRODUCTS, 'facets', 'nonsense'],
    [PRODUCTS, 'fromPublicationDate', '2020-02-01'],
    [PRODUCTS, 'fromPublicationDate', 'yesterday'],
    [PRODUCTS, 'toPublicationDate', '2020'],
    [PRODUCTS, 'fromPublicationYear', '20'],
    [PRODUCTS, 'fromPublicationYear', ''],
  ])('the pattern of %s?%s=%s agrees with the server', async (url, name, value) => {
    const answer = await api.app.inject({ url, query: { [name]: value } });
    expect(answer.statusCode === 400).toBe(!matches(url, name, value));
  });
});
