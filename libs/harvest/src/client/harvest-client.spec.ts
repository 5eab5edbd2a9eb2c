import { listen } from '@open-discovery/http-server/testing';
import type { ListeningServer } from '@open-discovery/http-server/testing';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Source } from '../source.ts';
import { testOptions } from '../testing/run-harvest.ts';
import { createHarvestClient } from './harvest-client.ts';

const servers: ListeningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const serve = async (listener: RequestListener): Promise<number> => {
  const server = await listen(createServer(listener));
  servers.push(server);
  return server.port;
};

const fetchFrom = async (
  url: string,
  more: Partial<Source> = {},
  options: Parameters<typeof testOptions>[1] = {},
) => {
  const source: Source = {
    name: 'archive',
    kind: 'oai-pmh',
    address: url,
    options: {},
    allowsHttp: true,
    allowsPrivate: true,
    addedAt: '2026-01-01T00:00:00Z',
    ...more,
  };
  const client = createHarvestClient(source, testOptions('', options));
  try {
    const { status, body } = await client.fetch({ url, accept: 'text/xml' }, () => null);
    return `${status} ${body.toString()}`;
  } finally {
    await client.close();
  }
};

describe('addresses', () => {
  test.each([
    [
      'an address without encryption',
      { allowsHttp: false },
      'is not encrypted; on the command line, the source can be removed and added again with --allow-http',
    ],
    [
      'a private address',
      { allowsPrivate: false },
      '127.0.0.1 is not on the public internet; on the command line, the source can be removed and added again with --allow-private',
    ],
  ])('%s is not called', async (_rule, source, message) => {
    let calls = 0;
    const port = await serve((_request, response) => {
      calls += 1;
      response.end();
    });
    await expect(fetchFrom(`http://127.0.0.1:${port}/`, source)).rejects.toThrow(message);
    expect(calls).toBe(0);
  });

  test('a name that leads to a private address is not called, also behind a redirect', async () => {
    const port = await serve((_request, response) => response.end('secret'));
    const lookup = async () => ['8.8.8.8', '127.0.0.1'];
    await expect(
      fetchFrom(`http://archive.example.org:${port}/`, { allowsPrivate: false }, { lookup }),
    ).rejects.toThrow('archive.example.org is not on the public internet');
  });

  test('a redirect is followed, five times at most, and never to a file', async () => {
    const port = await serve((request, response) => {
      const place =
        request.url === '/once' ? '/end' : request.url === '/file' ? 'file:///etc/passwd' : '/again';
      if (request.url === '/end') response.end('here');
      else response.writeHead(302, { location: place }).end();
    });
    const base = `http://127.0.0.1:${port}`;
    expect(await fetchFrom(`${base}/once`)).toBe('200 here');
    await expect(fetchFrom(`${base}/again`)).rejects.toThrow('more than 5 redirects');
    await expect(fetchFrom(`${base}/file`)).rejects.toThrow('file: is not supported');
  });

  test('a redirect to the same path of another host keeps the parameters of the request', async () => {
    const end = await serve((request, response) => response.end(request.url));
    const start = await serve((request, response) => {
      const place = request.url?.startsWith('/oai') === true ? '/oai' : '/login';
      response.writeHead(301, { location: `http://127.0.0.1:${end}${place}` }).end();
    });
    expect(await fetchFrom(`http://127.0.0.1:${start}/oai?verb=Identify`)).toBe('200 /oai?verb=Identify');
    expect(await fetchFrom(`http://127.0.0.1:${start}/more?verb=Identify`)).toBe('200 /login');
  });
});

test.each([
  ['plain', 'x'.repeat(2_000), {}],
  ['compressed', gzipSync('x'.repeat(2_000)), { 'content-encoding': 'gzip' }],
])('a body beyond the limit, %s, is not read', async (_rule, body, headers) => {
  const port = await serve((_request, response) => response.writeHead(200, headers).end(body));
  const url = `http://127.0.0.1:${port}/`;
  expect(await fetchFrom(url)).toBe(`200 ${'x'.repeat(2_000)}`);
  await expect(fetchFrom(url, {}, { sizeLimitBytes: 1_000 })).rejects.toThrow(
    'the answer is larger than 1 MB',
  );
});

test.each([
  ['plain', {}, Buffer.alloc(5_000, 'x')],
  ['compressed', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(1_000_000, 'x'))],
])('a body that comes byte by byte, %s, is given up', async (_rule, headers, body) => {
  const port = await serve((request, response) => {
    response.writeHead(200, headers);
    let at = 0;
    const timer = setInterval(() => response.write(body.subarray(at, (at += 1))), 5);
    request.socket.once('close', () => clearInterval(timer));
  });
  await expect(fetchFrom(`http://127.0.0.1:${port}/`, {}, { answerLimitMs: 60 })).rejects.toThrow(
    'no end after 0.001 minutes, 6 times in a row',
  );
});

test('waits twice as long after each failure, five minutes at most', async () => {
  const waits: number[] = [];
  const port = await serve((_request, response) => response.writeHead(500).end());
  const url = `http://127.0.0.1:${port}/`;
  await expect(fetchFrom(url, {}, { wait: async (ms) => void waits.push(ms) })).rejects.toThrow(
    '6 times in a row',
  );
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000]);
});

test('requests share one connection', async () => {
  const sockets = new Set<unknown>();
  const port = await serve((request, response) => {
    sockets.add(request.socket);
    response.end('here');
  });
  const url = `http://127.0.0.1:${port}/`;
  const source = { kind: 'oai-pmh', allowsHttp: true, allowsPrivate: true } as Source;
  const client = createHarvestClient(source, testOptions(''));
  await Promise.all([1, 2, 3].map(() => client.fetch({ url, accept: '*/*' }, () => null)));
  await client.close();
  expect(sockets.size).toBe(1);
});
