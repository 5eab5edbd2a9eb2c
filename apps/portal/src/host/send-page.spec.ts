import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { sendPage } from './send-page.ts';

const EMPTY = Buffer.alloc(0);

test('a redirect has no content, and so no type of content', async () => {
  const page = {
    status: 302,
    headers: { location: '/?type=projects' },
    body: EMPTY,
    isCacheable: true,
    etag: '',
    encoded: () => Promise.resolve(EMPTY),
  };
  const app = fastify();
  app.get('/', (request, reply) => sendPage(request, reply, page));
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  expect([statusCode, headers.location, body]).toEqual([302, '/?type=projects', '']);
  expect(headers['content-type']).toBeUndefined();
});
