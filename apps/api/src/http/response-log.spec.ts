import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ResponseLog } from './response-log.ts';

/** Answers a request with a stream, and returns what the log says. */
const logOf = async (chunks: AsyncIterable<string>, leaves: boolean): Promise<string[]> => {
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const app = Fastify({ logger, logController: new ResponseLog() });
  app.get('/', (_request, reply) => reply.send(Readable.from(chunks)));
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const client = connect(Number(port), hostname);
  client.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  await once(client, 'readable');
  if (leaves) client.destroy();
  else await text(client);
  await app.close();
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
};

async function* breaking(): AsyncGenerator<string> {
  yield 'the first half';
  throw new Error('a record is damaged');
}

async function* endless(): AsyncGenerator<string> {
  for (;;) yield 'more and more';
}

async function* whole(): AsyncGenerator<string> {
  yield 'all of it';
}

test.each([
  ['that breaks off is in the log', breaking(), false, ['the response broke off']],
  ['whose client leaves is not', endless(), true, []],
  ['that is complete is not', whole(), false, []],
])('a response %s', async (_what, chunks, leaves, expected) => {
  expect(await logOf(chunks, leaves)).toEqual(expected);
});
