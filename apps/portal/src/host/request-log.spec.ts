import { expect, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { startHost } from './testing/start-host.ts';

test('requests are in the log without their query, and checks of the health are not', async () => {
  const log = new PassThrough({ encoding: 'utf8' });
  const { host, url } = await startHost({ settings: { LOG_LEVEL: 'info' }, log });
  for (const path of ['/health', '/robots.txt?q=secret']) await fetch(url + path);
  await host.close();
  const logged = String(log.read());
  expect([...logged.matchAll(/"path":"([^"]*)"/g)].map(([, path]) => path)).toEqual(['/robots.txt']);
  expect(logged).not.toContain('secret');
});
