import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { freePort } from './ports.mjs';
import { Server } from './server.mjs';
import { SupervisedServer } from './supervised-server.mjs';
import { ROOT } from './workspace.mjs';

const PROGRAM = `import { createServer } from 'node:http';
createServer((request, response) => {
  response.statusCode = request.url === '/health' ? 200 : 503;
  response.end('{"message":"The search cluster does not respond."}');
}).listen(process.env.TEST_PORT, '127.0.0.1');`;

test('a server that lacks another service is started nevertheless, and what it lacks is reported', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-server-'));
  const file = path.join(folder, 'server.mjs');
  writeFileSync(file, PROGRAM);
  const port = await freePort('TEST_PORT', '0', '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const server = new SupervisedServer(
    () => new Server('api', path.relative(ROOT, file), { TEST_PORT: String(port) }),
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
