import { expect, jest, test } from '@jest/globals';
import { describeOnDatabases } from '../database/testing/describe-on-databases.ts';
import type { Database } from '../database/open-database.ts';
import { ADMIN_TOOL } from './add-admin-tool.ts';
import { describeTool } from './testing/describe-tool.ts';
import { exampleCalls } from './testing/example-calls.ts';
import type { ExampleCall } from './testing/example-calls.ts';
import { fillExamples } from './testing/example-portal.ts';
import { openSandbox } from './testing/sandbox.ts';
import { startAdminTool } from './testing/start-admin-tool.ts';
import type { Roles } from './testing/start-admin-tool.ts';

jest.setTimeout(60_000);

const LIMIT_MS = 240_000;
const ADMINISTRATOR: Roles = ['PORTAL_ADMINISTRATOR'];

const HOSTILE = [
  "x'); drop table items; --",
  '<img src=x onerror=x()><script>x()</script>',
  '__proto__',
  '../../../etc/passwd',
  'a\u0000b',
] as const;
/** No URL can contain this text. */
const LONE_SURROGATE = '\ud800';

/** Returns every variant of a value in which one text is replaced. */
const replacements = (value: unknown, text: string): unknown[] => {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value))
    return value.flatMap((one, index) =>
      replacements(one, text).map((replaced) => value.with(index, replaced)),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    replacements(one, text).map((replaced) => ({ ...value, [name]: replaced })),
  );
};

/** Returns every variant of a URL in which one segment or parameter value is replaced. */
const hostileAddresses = (url: string, text: string): string[] => {
  const encoded = encodeURIComponent(text);
  const [path = '', query = ''] = url.split('?');
  const segments = path.split('/');
  const parameters = query.split('&').filter(Boolean);
  return [
    ...segments.map((_, index) => `${segments.with(index, encoded).join('/')}${query && `?${query}`}`),
    ...parameters.map((one, index) => {
      const replaced = parameters.with(index, `${one.split('=')[0]}=${encoded}`);
      return `${path}?${replaced.join('&')}`;
    }),
  ];
};

const start = async (database: Database) => {
  const tool = await startAdminTool(database);
  const examples = await fillExamples(tool.store);
  const calls = exampleCalls(examples, await tool.store.read(), { own: 'none', shared: 'none' });
  return { tool, calls };
};

const isImport = ({ call }: ExampleCall): boolean => call.endsWith('/import');

const itemIds = async ({ query }: Database) => query.selectFrom('items').select('id').orderBy('id').execute();

/** Sends calls one by one on the same content. Returns those that failed with a server error. */
const findBroken = async (
  database: Database,
  ask: (call: string, body: unknown) => Promise<{ readonly status: number }>,
  calls: readonly (readonly [call: string, body: unknown])[],
) => {
  const broken: unknown[] = [];
  const sandbox = await openSandbox(database);
  for (const [call, body] of calls) {
    const send = () => ask(call, body);
    const { status } = await (call.startsWith('GET') ? send() : sandbox(send));
    if (status >= 500) broken.push([call, body, status]);
  }
  return broken;
};

describeOnDatabases('hostile texts', (given) => {
  test(
    'are refused, or stored as plain text, in any field of any body',
    async () => {
      const { tool, calls } = await start(given.database());
      const before = await itemIds(given.database());
      // The file of a portal has the same fields as the other calls.
      const hostile = calls
        .filter((one) => one.body !== undefined && !isImport(one))
        .flatMap(({ call, body }) =>
          [...HOSTILE, LONE_SURROGATE]
            .flatMap((text) => replacements(body, text))
            .map((sent) => [call, sent] as const),
        );
      const ask = (call: string, body: unknown) => tool.ask(ADMINISTRATOR, call, body);
      expect(await findBroken(given.database(), ask, hostile)).toEqual([]);
      expect(await itemIds(given.database())).toEqual(before);
    },
    LIMIT_MS,
  );

  test(
    'find nothing and break nothing in any part of any address',
    async () => {
      const { tool, calls } = await start(given.database());
      const before = await itemIds(given.database());
      const hostile = calls.flatMap(({ call, body }) => {
        const [method, url = ''] = call.split(' ');
        const addresses = HOSTILE.flatMap((text) => hostileAddresses(url, text));
        return addresses.map((address) => [`${method} ${address}`, body] as const);
      });
      const ask = (call: string, body: unknown) => tool.ask(ADMINISTRATOR, call, body);
      expect(await findBroken(given.database(), ask, hostile)).toEqual([]);
      expect(await itemIds(given.database())).toEqual(before);
    },
    LIMIT_MS,
  );
});

describeTool('attacks', (world) => {
  const below = (call: string): string => call.replace(/^POST /, '');
  const bodies = (calls: readonly ExampleCall[]) =>
    calls.filter(({ body }) => typeof body === 'object' && body !== null && !Array.isArray(body));
  const examplesOf = async () => {
    const { tool, examples } = world();
    return bodies(exampleCalls(examples, await tool.store.read(), { own: 'none', shared: 'none' }));
  };

  test.each(['isAdmin', 'portal_pid', 'natural_key', 'deletedAt', 'constructor', 'toString'])(
    'no body accepts an unknown field: %s',
    async (name) => {
      for (const { call, body } of await examplesOf()) {
        const sent = { ...Object(body), [name]: 'x' };
        const answer = await world().tool.ask(ADMINISTRATOR, call, sent);
        expect([call, answer.status, answer.body]).toEqual([
          call,
          400,
          expect.objectContaining({ message: `Unknown field: ${name}` }),
        ]);
      }
    },
  );

  test.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    'no body changes the prototype of objects: %s',
    async (payload) => {
      for (const { call } of await examplesOf()) {
        const { statusCode } = await world().tool.app.inject({
          method: 'POST',
          url: `${ADMIN_TOOL}/${below(call)}`,
          headers: { 'content-type': 'application/json', 'x-roles': 'PORTAL_ADMINISTRATOR' },
          payload,
        });
        expect([call, statusCode]).toEqual([call, 400]);
      }
      expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    },
  );

  test.each(['__proto__', 'constructor', 'prototype.x', '...', 'a b'])(
    'names of statistics cannot access inherited properties: %s',
    async (name) => {
      const call = `POST statistics/egi/${encodeURIComponent(name)}/x?status=true`;
      const { status } = await world().tool.ask(ADMINISTRATOR, call);
      expect([200, 400, 404]).toContain(status);
      expect(Reflect.get({}, 'x')).toBeUndefined();
      expect((await world().tool.ask(null, 'GET statistics/egi')).status).toBe(200);
    },
  );

  test('every call returns help texts without executable content', async () => {
    const { tool, examples } = world();
    const content = '<p>ok</p><img src=x onerror=x()><script>x()</script><a href="javascript:x()">a</a>';
    await tool.must('POST ri/egi/divhelpcontent/save', { divId: examples.divId.id, content, isActive: true });
    await tool.must('POST ri/egi/pagehelpcontent/save', {
      page: examples.page.id,
      placement: 'top',
      content,
      isActive: true,
    });
    for (const url of [
      'divhelpcontent?active=true&community=egi',
      'pagehelpcontent?active=true&community=egi',
      'ri/egi/divhelpcontent/grouped?active=true&page=/about',
      'ri/egi/pagehelpcontent/grouped?active=true&page=/about',
      'ri/egi/divhelpcontent',
      'ri/egi/export',
      'ri/egi/history',
    ]) {
      const text = JSON.stringify(await tool.must(`GET ${url}`));
      expect(text).toContain('<p>ok</p>');
      expect([url, text]).toEqual([url, expect.not.stringMatching(/onerror|<script|javascript:/)]);
    }
  });

  test('a body may have 256 kB and no more', async () => {
    const body = { pid: 'x', name: 'x'.repeat(260 * 1_024) };
    expect(await world().tool.ask(ADMINISTRATOR, 'POST entity/save', body)).toMatchObject({
      status: 413,
      body: { message: 'body: larger than 256 KB' },
    });
  });
});
