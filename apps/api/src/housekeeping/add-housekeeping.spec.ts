import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { addHousekeeping } from './add-housekeeping.ts';

test('runs once the server listens, logs its failure, and ends with the server', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  const signals: AbortSignal[] = [];
  const ran = new Promise<void>((resolve) => {
    addHousekeeping(app, async (signal) => {
      signals.push(signal);
      resolve();
      throw new Error('The disk is full');
    });
  });
  await app.ready();
  expect(signals).toHaveLength(0);
  await app.listen({ host: '127.0.0.1', port: 0 });
  await ran;
  await app.close();
  expect(lines.join('')).toContain('The disk is full');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
