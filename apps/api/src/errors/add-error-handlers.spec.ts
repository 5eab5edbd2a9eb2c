import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { EngineError } from '../search/engine-error.ts';
import { UploadFolderFull } from '../uploads/upload-folder.ts';
import { addErrorHandlers } from './add-error-handlers.ts';

/** Returns the response to a request that fails, and the log. */
const answerTo = async (error: Error) => {
  const log: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
  });
  addErrorHandlers(app, Date.now);
  app.get('/', () => {
    throw error;
  });
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  return { statusCode, retry: headers['retry-after'], body, log: log.join('') };
};

const AWAY: readonly (readonly [string, Error, string, string])[] = [
  [
    'a database that cannot be used',
    Object.assign(new Error('the disk fails'), { code: 'SQLITE_IOERR' }),
    '"reason":"the disk fails","msg":"the database cannot be used"',
    '5',
  ],
  [
    'a search that does not respond',
    new EngineError('unreachable', 'away', {
      cause: new Error('x', { cause: new Error('the disk fails') }),
    }),
    '"reason":"the disk fails","msg":"the search does not respond"',
    '5',
  ],
  [
    'a search that has too much to do',
    new EngineError('busy', 'The search cluster has too much to do: its disk is slow'),
    '"reason":"The search cluster has too much to do: its disk is slow","msg":"too many searches"',
    '2',
  ],
];
test('a full disk gets a 507, and a plain line of the log for each file', async () => {
  const full = new Error('ENOSPC: no space left on device, write');
  const { statusCode, log } = await answerTo(new UploadFolderFull('uploads is full', { cause: full }));
  expect(statusCode).toBe(507);
  expect(log).toContain(`"reason":"${full.message}","msg":"there is no space for files"`);
  expect(log).not.toContain(' at ');
});

test.each(AWAY)(
  '%s gets a 503, and its reason is only in the log',
  async (_what, error, line, retryAfter) => {
    const { statusCode, retry, body, log } = await answerTo(error);
    expect({ statusCode, retry }).toEqual({ statusCode: 503, retry: retryAfter });
    expect(body).not.toContain('disk');
    expect(log).toContain(line);
  },
);
