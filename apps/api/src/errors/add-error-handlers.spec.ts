import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { z } from 'zod';
import { EngineError } from '../search/engine-error.ts';
import { UploadFolderFull } from '../uploads/upload-folder.ts';
import { addErrorHandlers } from './add-error-handlers.ts';

const logLine = z.looseObject({ reason: z.string(), msg: z.string() });

/** Returns the response to the last of some requests that fail, with one error each or all with the same, and the log. */
const answerTo = async (failures: Error | readonly Error[], requests = 1) => {
  const errors = [failures].flat();
  const log: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
  });
  addErrorHandlers(app, Date.now);
  let next = 0;
  app.get('/', () => {
    next += 1;
    throw errors[next % errors.length] ?? new Error('No failure');
  });
  for (let request = 1; request < requests; request += 1) await app.inject('/');
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
const FULL_DISK = 'ENOSPC: no space left on device';
const fullDisk = ['', ", open '/srv/1.png'", ", open '/srv/2.png'"].map(
  (place) => new UploadFolderFull('uploads is full', { cause: new Error(`${FULL_DISK}${place}`) }),
);

test('a full disk gets a 507, and a plain line of the log', async () => {
  const { statusCode, log } = await answerTo(fullDisk);
  expect(statusCode).toBe(507);
  expect(log).toContain(`"reason":"${FULL_DISK}","msg":"there is no space for files"`);
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

test.each<readonly [string, Error | readonly Error[]]>([
  ...AWAY.map(([what, error]) => [what, error] as const),
  ['a full disk, whatever the file,', fullDisk],
])('%s is one line of the log, and then the number of refused requests', async (_what, error) => {
  const { log } = await answerTo(error, 12);
  const lines = log
    .trim()
    .split('\n')
    .map((line) => logLine.parse(JSON.parse(line)));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ reqId: expect.any(String), reason: lines[1]?.reason });
  expect(lines[1]).toMatchObject({ times: 11, msg: lines[0]?.msg });
});

test('what the search does not support is no failure of the server: it is not in the log', async () => {
  const { statusCode, log } = await answerTo(new EngineError('unsupported', 'Live records have no charts'));
  expect([statusCode, log]).toEqual([501, '']);
});
