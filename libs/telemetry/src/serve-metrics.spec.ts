import { expect, test } from '@jest/globals';
import { Gauge, Registry } from 'prom-client';
import { serveMetrics } from './serve-metrics.ts';

test('a metric that cannot be read is a comment with the reason, and the others have their values', async () => {
  const registry = new Registry();
  new Gauge({
    name: 'broken',
    help: 'Fails',
    registers: [registry],
    collect: () => Promise.reject(new Error('a file\nis damaged')),
  });
  new Gauge({ name: 'whole', help: 'Works', registers: [registry] }).set(7);
  const server = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('# broken cannot be read: a file is damaged\n');
  expect(text).toContain('\nwhole 7\n');
  await server.close();
});
