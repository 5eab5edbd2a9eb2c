import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { addErrorHandlers } from './add-error-handlers.ts';

test('a database that cannot be used gets a 503, and its reason is only in the log', async () => {
  const log: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
  });
  addErrorHandlers(app, Date.now);
  app.get('/', () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  });
  const { statusCode, headers, body } = await app.inject('/');
  expect({ statusCode, retry: headers['retry-after'] }).toEqual({ statusCode: 503, retry: '5' });
  expect(body).not.toContain('disk');
  expect(log.join('')).toContain('"reason":"database or disk is full","msg":"the database cannot be used"');
  await app.close();
});
