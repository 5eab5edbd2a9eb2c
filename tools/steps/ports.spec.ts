import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { freePort, nextFreePort } from './ports.mjs';

const HOST = '127.0.0.1';
/** The first port that Linux gives to connections; other systems begin above it. */
const FIRST_EPHEMERAL = 32_768;

const taken: Server[] = [];
const take = async (port: number): Promise<number> => {
  const server = createServer().listen(port, HOST);
  await once(server, 'listening');
  taken.push(server);
  return (server.address() as AddressInfo).port;
};

let inUse: number;

beforeAll(async () => {
  inUse = await take(0);
});
afterAll(() => taken.forEach((server) => server.close()));

test('a free port is never returned twice, and no connection can take it', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => nextFreePort()));
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports.filter((port) => port < 1024 || port >= FIRST_EPHEMERAL)).toEqual([]);
});

test('a port in use is passed over', async () => {
  const first: number = await nextFreePort();
  const next = await take(first + 1);
  expect(await nextFreePort()).not.toBe(next);
});

test('0 means any free port', async () => {
  expect(await freePort('PORT', '0', HOST)).toBeGreaterThan(0);
});

test.each([
  ['70000', 'PORT=70000 is not a port (0 to 65535).'],
  ['a', 'PORT=a is not a port (0 to 65535).'],
])('%s stops the script and says why', async (text, reason) => {
  await expect(freePort('PORT', text, HOST)).rejects.toThrow(reason);
});

test('a port in use stops the script and names another one', async () => {
  await expect(freePort('PORT', String(inUse), HOST)).rejects.toThrow(
    `Port ${inUse} is in use. Choose another one: PORT=${inUse + 1} npm start`,
  );
});
