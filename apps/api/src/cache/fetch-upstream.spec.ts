import { listen } from '@open-discovery/http-server/testing';
import type { ListeningServer } from '@open-discovery/http-server/testing';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { parseHosts } from './allowed-hosts.ts';
import { fetchUpstream } from './fetch-upstream.ts';
import type { FetchRules } from './fetch-upstream.ts';
import { isPublicAddress } from '@open-discovery/http-server';

const servers: ListeningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A service on this machine; `seen` are the requests that came. */
const serve = async (answer: RequestListener, host = '127.0.0.1') => {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  const listening = await listen(server, { host });
  servers.push(listening);
  const { port } = listening;
  return { port, seen, url: (path = '/') => new URL(`http://service.example:${port}${path}`) };
};
const json =
  (text: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text);
  };
const sendTo =
  (location: string): RequestListener =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

const rules = (port: number, more: Partial<FetchRules> = {}): FetchRules => ({
  hosts: parseHosts(`service.example:${port}`) ?? new Set(),
  lookup: async () => ['127.0.0.1'],
  isAddressAllowed: (address) => address === '127.0.0.1',
  timeLimitMs: 2_000,
  sizeLimitBytes: 1_000,
  ...more,
});
const brief = (answer: Awaited<ReturnType<typeof fetchUpstream>>): string =>
  answer.kind === 'json' ? answer.body.toString() : answer.kind === 'failed' ? answer.reason : answer.kind;

describe('a response', () => {
  test('is unchanged, with its lifetime and age', async () => {
    const { port, url } = await serve(json('{"a":1}', { 'cache-control': 'max-age=9', age: '4' }));
    expect(await fetchUpstream(url('/x?y=z'), rules(port))).toEqual({
      kind: 'json',
      body: Buffer.from('{"a":1}'),
      cacheControl: 'max-age=9',
      ageS: 4,
    });
  });
  test('is requested without data of the visitor', async () => {
    const { port, seen, url } = await serve(json('1'));
    await fetchUpstream(url('/x?y=z'), rules(port));
    const { method, url: path, headers } = seen[0] ?? {};
    expect([method, path, headers?.host]).toEqual(['GET', '/x?y=z', `service.example:${port}`]);
    expect(Object.keys(headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });
  test.each([
    ['application/json; charset=utf-8', '1'],
    ['application/problem+json', '1'],
    ['APPLICATION/JSON', '1'],
    ['text/html', 'type'],
    ['image/svg+xml', 'type'],
    ['application/javascript', 'type'],
    ['application/json-seq', 'type'],
    ['text/html; x=application/json', 'type'],
    ['', 'type'],
  ])('of type %j → %s', async (contentType, expected) => {
    const { port, url } = await serve(json('1', { 'content-type': contentType }));
    expect(brief(await fetchUpstream(url(), rules(port)))).toBe(expected);
  });
  test.each([
    [200, '1'],
    [204, 'status'],
    [206, 'status'],
    [304, 'status'],
    [401, 'status'],
    [403, 'status'],
    [404, 'missing'],
    [410, 'missing'],
    [500, 'status'],
  ])('with status %d → %s', async (status, expected) => {
    const { port, url } = await serve((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(status === 200 ? '1' : '');
    });
    expect(brief(await fetchUpstream(url(), rules(port)))).toBe(expected);
  });
});

describe('too much', () => {
  const endless: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const write = (): void => {
      while (response.write('x'.repeat(10_000)));
      response.once('drain', write);
    };
    write();
  };
  const bomb = gzipSync(Buffer.alloc(10_000_000));
  test.each<[string, RequestListener, string]>([
    ['exactly as much as the limit', json('x'.repeat(1_000)), 'x'.repeat(1_000)],
    ['one byte more', json('x'.repeat(1_001)), 'size'],
    ['an answer without an end', endless, 'size'],
    ['an answer that was packed unasked', json('', { 'content-encoding': 'gzip' }), 'type'],
    [
      'a bomb',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
      },
      'type',
    ],
    [
      'headers without an end',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', x: 'x'.repeat(100_000) }).end('1');
      },
      'unreachable',
    ],
  ])('%s', async (_name, answer, expected) => {
    const { port, url } = await serve(answer);
    expect(brief(await fetchUpstream(url(), rules(port)))).toBe(expected);
  });
});

describe('too late', () => {
  const drip: RequestListener = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    request.socket.once('close', () => clearInterval(timer));
  };
  test.each<[string, RequestListener, Partial<FetchRules>]>([
    ['no answer', () => undefined, {}],
    ['headers, then nothing', (_request, response) => response.writeHead(200).flushHeaders(), {}],
    ['one byte after the other', drip, { sizeLimitBytes: 1_000_000 }],
    ['a name that is looked up for ever', json('1'), { lookup: () => new Promise<never>(() => undefined) }],
  ])('%s', async (name, answer, more) => {
    const typed: RequestListener = (request, response) => {
      response.setHeader('content-type', 'application/json');
      answer(request, response);
    };
    const { port, url } = await serve(name.startsWith('headers') ? typed : answer);
    expect(brief(await fetchUpstream(url(), rules(port, { timeLimitMs: 200, ...more })))).toBe('timeout');
  });
  test('the connection to the service is closed', async () => {
    let hungUp: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (hungUp = resolve));
    const { port, url } = await serve((request) => request.socket.once('close', hungUp));
    await fetchUpstream(url(), rules(port, { timeLimitMs: 100 }));
    await gone;
  });
});

describe('unreachable', () => {
  test.each<[string, Partial<FetchRules>]>([
    ['a name that is not known', { lookup: () => Promise.reject(new Error('ENOTFOUND')) }],
    ['a port that nobody listens on', {}],
  ])('%s', async (_name, more) => {
    const { port, url } = await serve(json('1'));
    for (const server of servers.splice(0)) await server.close();
    expect(brief(await fetchUpstream(url(), rules(port, more)))).toBe('unreachable');
  });
  test.each<[string, (response: ServerResponse) => void]>([
    ['hangs up at once', (response) => response.socket?.destroy()],
    [
      'hangs up in the middle',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('1', () => response.socket?.destroy());
      },
    ],
    ['does not speak HTTP', (response) => response.socket?.end('hello\r\n\r\n')],
  ])('a service that %s', async (_name, answer) => {
    const { port, url } = await serve((_request, response) => answer(response));
    expect(brief(await fetchUpstream(url(), rules(port)))).toBe('unreachable');
  });
});

describe('addresses', () => {
  test.each([['127.0.0.1'], ['10.0.0.1'], ['169.254.169.254'], ['::1'], ['::ffff:127.0.0.1']])(
    'a configured host that resolves to %s is not contacted',
    async (address) => {
      const { port, seen, url } = await serve(json('1'));
      const more = { lookup: async () => [address], isAddressAllowed: isPublicAddress };
      expect(brief(await fetchUpstream(url(), rules(port, more)))).toBe('forbidden');
      expect(seen).toEqual([]);
    },
  );
  test('one private address among several is refused', async () => {
    const { port, seen, url } = await serve(json('1'));
    const more = { lookup: async () => ['127.0.0.1', '10.0.0.1'] };
    expect(brief(await fetchUpstream(url(), rules(port, more)))).toBe('forbidden');
    expect(seen).toEqual([]);
  });
  test('a name that resolves elsewhere after the check is still contacted at the checked address', async () => {
    const { port, seen, url } = await serve(json('"checked"'), '127.0.0.1');
    let lookups = 0;
    const lookup = async () => ((lookups += 1) === 1 ? ['127.0.0.1'] : ['127.0.0.2']);
    expect(brief(await fetchUpstream(url(), rules(port, { lookup })))).toBe('"checked"');
    expect([seen.length, lookups]).toEqual([1, 1]);
  });
});

describe('redirects', () => {
  test('up to three are followed', async () => {
    const { port, url } = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      (left > 0 ? sendTo(`/${left - 1}`) : json('"end"'))(request, response);
    });
    expect(brief(await fetchUpstream(url('/3'), rules(port)))).toBe('"end"');
    expect(brief(await fetchUpstream(url('/4'), rules(port)))).toBe('redirects');
  });
  test.each([
    'http://evil.example/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://service.example:1/',
    'file:///etc/passwd',
    '//evil.example/',
    'http://user@service.example:PORT/',
  ])('to %s is not followed', async (location) => {
    let port = 0;
    const service = await serve((request, response) =>
      sendTo(location.replace('PORT', String(port)))(request, response),
    );
    port = service.port;
    expect(brief(await fetchUpstream(service.url(), rules(port)))).toBe('forbidden');
    expect(service.seen.length).toBe(1);
  });
  test('to the same name checks its address again', async () => {
    const { port, seen, url } = await serve(sendTo('/again'));
    let lookups = 0;
    const lookup = async () => ((lookups += 1) === 1 ? ['127.0.0.1'] : ['10.0.0.1']);
    expect(brief(await fetchUpstream(url(), rules(port, { lookup })))).toBe('forbidden');
    expect(seen.length).toBe(1);
  });
  test.each(['', 'http://'])('to %j is a failure', async (location) => {
    const { port, url } = await serve((_request, response) => {
      response.writeHead(302, location ? { location } : {}).end();
    });
    expect(brief(await fetchUpstream(url(), rules(port)))).toBe('status');
  });
});
