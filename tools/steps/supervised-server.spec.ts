import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from '@jest/globals';
import { freePort } from './ports.mjs';
import { Server } from './server.mjs';
import { SupervisedServer } from './supervised-server.mjs';
import { ROOT } from './workspace.mjs';

const PROGRAM = `import { createServer } from 'node:http';
// For a minute, in case nobody is left to end this process.
const hang = () => {
  for (const end = Date.now() + 60_000; Date.now() < end; );
};
const server = createServer((request, response) => {
  if (request.url === '/hang') hang();
  response.shouldKeepAlive = false;
  if (request.url === '/echo') return request.pipe(response);
  response.statusCode = request.url === '/health' ? 200 : 503;
  response.end('{"message":"The search cluster does not respond."}');
}).listen(process.env.TEST_PORT, '127.0.0.1');
process.once('SIGTERM', () => server.close());`;

let url: string;
let create: () => Server;
beforeEach(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-server-'));
  const file = path.join(folder, 'server.mjs');
  writeFileSync(file, PROGRAM);
  const port = await freePort('TEST_PORT', '0', '127.0.0.1');
  url = `http://127.0.0.1:${port}`;
  create = () => new Server('api', path.relative(ROOT, file), { TEST_PORT: String(port) });
});

test('a server that lacks another service is started nevertheless, and what it lacks is reported', async () => {
  const lines: string[] = [];
  const server = new SupervisedServer(
    create,
    { ready: `${url}/ready`, health: `${url}/health` },
    { readyLimitMs: 1_000, report: (line: string) => lines.push(line) },
  );
  await server.start();
  expect((await fetch(`${url}/health`)).status).toBe(200);
  await server.stop();
  expect(lines).toEqual([
    `The api did not respond at ${url}/ready in time: The search cluster does not respond.`,
  ]);
});

test('a server whose event loop is blocked is ended and started again', async () => {
  const lines: string[] = [];
  let recover = (): void => undefined;
  const recovered = new Promise<void>((resolve) => (recover = resolve));
  const server = new SupervisedServer(
    create,
    { ready: `${url}/health`, health: `${url}/health` },
    {
      liveness: { everyMs: 500, limitMs: 500, failures: 2 },
      report: (line: string) => {
        lines.push(line);
        if (line.endsWith('responds again.')) recover();
      },
    },
  );
  await server.start();
  await expect(fetch(`${url}/hang`)).rejects.toThrow('fetch failed');
  await recovered;
  await server.stop();
  // On a busy machine, a server that is only slow may have been ended, too.
  expect(lines).toEqual(
    expect.arrayContaining([
      `The api has not responded at ${url}/health for 1 s, and is ended.`,
      'The api ended unexpectedly (SIGKILL). It is started again now.',
      'The api responds again.',
    ]),
  );
});

/** Requests a URL until the server refuses a connection. */
const untilRefused = async (address: string): Promise<void> => {
  for (;;)
    try {
      await (await fetch(address)).text();
    } catch {
      return;
    }
};

test('a server that is stopping finishes its running requests: it does not hang', async () => {
  const lines: string[] = [];
  const server = new SupervisedServer(
    create,
    { ready: `${url}/health`, health: `${url}/health` },
    {
      liveness: { everyMs: 1, limitMs: 60_000, failures: 1 },
      report: (line: string) => lines.push(line),
    },
  );
  await server.start();
  const echo = request(`${url}/echo`, { method: 'POST' });
  const responded = new Promise<IncomingMessage>((resolve) => echo.once('response', resolve));
  echo.write('first, ');
  const response = await responded;
  const stopped = server.stop();
  for (let refusals = 0; refusals < 10; refusals += 1) await untilRefused(`${url}/health`);
  echo.end('last');
  expect(await text(response)).toBe('first, last');
  await stopped;
  expect(lines).toEqual([]);
});
