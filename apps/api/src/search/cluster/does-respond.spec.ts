import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listen } from '@open-discovery/http-server/testing';
import type { ListeningServer } from '@open-discovery/http-server/testing';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { doesRespond } from './does-respond.ts';

/** Short only where a frozen node is waited for; a busy machine responds late. */
const limitMs = (responds: boolean): number => (responds ? 2_000 : 500);

/** Servers by what they do with a request. Nothing listens at `away`. */
const LISTENERS = {
  answers: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ version: { distribution: 'opensearch', number: '3.0.0' } }));
  },
  'refuses the login': (_request, response) => {
    response.writeHead(401).end();
  },
  'is frozen': () => undefined,
  'is away': () => undefined,
} as const satisfies Record<string, RequestListener>;
type Node = keyof typeof LISTENERS;

const servers = new Map<Node, ListeningServer>();

beforeAll(async () => {
  for (const [node, listener] of Object.entries(LISTENERS))
    servers.set(node as Node, await listen(createServer(listener)));
  await servers.get('is away')?.close();
});
afterAll(async () => {
  for (const [node, server] of servers) if (node !== 'is away') await server.close();
});

test.each<[readonly Node[], boolean]>([
  [['answers'], true],
  [['refuses the login'], true],
  [['is away'], true],
  [['is frozen'], false],
  [['is frozen', 'answers'], true],
  [['answers', 'is frozen'], true],
  [['is away', 'is frozen'], false],
])('a cluster of which one node %j: %j', async (nodes, responds) => {
  const urls = nodes.map((node) => `http://127.0.0.1:${servers.get(node)?.port ?? 0}`);
  expect(await doesRespond({ urls }, limitMs(responds))).toBe(responds);
});
