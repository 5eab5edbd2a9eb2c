import { afterEach, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { addRequestTelemetry, spanOf } from './add-request-telemetry.ts';
import { currentSpan } from './current-span.ts';
import { createOtlpTracer } from './otlp-tracer.ts';
import { createRequestId } from './request-id.ts';
import { serveMetrics } from './serve-metrics.ts';
import { formatTraceparent } from './span.ts';
import type { Tracer } from './span.ts';
import { createTelemetry } from './telemetry.ts';

const PARENT = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', isSampled: true };

const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const startApp = (options: {
  registry?: Registry;
  tracer?: Tracer;
  isTrusted?: boolean;
}): FastifyInstance => {
  const isTrusted = () => options.isTrusted ?? true;
  const app = Fastify({ genReqId: createRequestId(isTrusted) });
  addRequestTelemetry(app, {
    registry: options.registry ?? null,
    tracer: options.tracer ?? null,
    isTrusted,
  });
  app.get('/records/:id', () => ({ spanId: currentSpan()?.spanId ?? null }));
  app.get('/slow', (request) => once(request.raw, 'close'));
  open.push(app);
  return app;
};

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

describe('metrics', () => {
  test('count requests by the pattern of their route, never by their path', async () => {
    const registry = new Registry();
    const app = startApp({ registry });
    for (const url of ['/records/a?q=private', '/records/b', '/unknown/private']) await app.inject(url);
    const text = await registry.metrics();
    expect(text).toContain(
      'open_discovery_http_request_duration_seconds_count{method="GET",route="/records/:id",status="2xx"} 2',
    );
    expect(text).toContain('duration_seconds_count{method="GET",route="none",status="4xx"} 1');
    expect(text).toContain('open_discovery_http_requests_running 0');
    expect(text).not.toMatch(/private/);
  });

  test('a client that leaves early is counted as such, and nothing is left running', async () => {
    const registry = new Registry();
    const app = startApp({ registry });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const left = new Promise((resolve) => {
      app.addresses();
      app.server.once('request', (_request, response) => response.once('close', resolve));
    });
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => {
      client.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
    });
    await once(app.server, 'request');
    client.destroy();
    await left;
    const text = await registry.metrics();
    expect(text).toContain('duration_seconds_count{method="GET",route="/slow",status="aborted"} 1');
    expect(text).toContain('open_discovery_http_requests_running 0');
  });

  test('are served at /metrics only, at a separate address', async () => {
    const { registry } = await createTelemetry({
      ...{ metricsPort: 0, endpoint: null, headers: {}, ratio: 1, service: 'test' },
      onFailure: () => undefined,
    });
    if (registry === null) throw new Error('no registry');
    const server = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
    open.push(server);
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
    registry.clear();
  });

  test('without a port nothing is measured', async () => {
    const settings = { metricsPort: null, endpoint: null, headers: {}, ratio: 1, service: 'test' };
    expect(await createTelemetry({ ...settings, onFailure: () => undefined })).toEqual({
      registry: null,
      tracer: null,
    });
  });
});

/** Starts a collector that keeps what it receives. */
const startCollector = async () => {
  const received: { headers: unknown; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.end('{}');
    });
  });
  open.push({ close: () => server.close() });
  return { endpoint: `http://127.0.0.1:${await listen(server)}/`, received };
};

describe('traces', () => {
  test('a request is a span below that of a trusted proxy, and is the span of what it starts', async () => {
    const { endpoint, received } = await startCollector();
    const tracer = createOtlpTracer({
      ...{ endpoint, headers: { 'api-key': 'word' }, ratio: 0, service: 'test' },
      onFailure: (reason) => {
        throw new Error(reason);
      },
    });
    const app = startApp({ tracer });
    let spanId: string | undefined;
    app.addHook('onSend', async (request) => {
      spanId = spanOf(request)?.spanId;
    });
    const headers = { traceparent: formatTraceparent(PARENT), 'x-request-id': 'request-7' };
    const answer = await app.inject({ url: '/records/private', headers });
    expect(answer.json()).toEqual({ spanId });
    expect(answer.headers['x-request-id']).toBe('request-7');
    await tracer.close();
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({ 'api-key': 'word', 'content-type': 'application/json' });
    expect(received[0]?.body).not.toContain('private');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'test' } }] },
          scopeSpans: [
            {
              scope: { name: 'open-discovery' },
              spans: [
                {
                  traceId: PARENT.traceId,
                  parentSpanId: PARENT.spanId,
                  spanId,
                  name: 'GET',
                  kind: 2,
                  startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
                  endTimeUnixNano: expect.stringMatching(/^\d{19}$/),
                  attributes: [
                    { key: 'http.request.method', value: { stringValue: 'GET' } },
                    { key: 'request.id', value: { stringValue: 'request-7' } },
                    { key: 'http.route', value: { stringValue: '/records/:id' } },
                    { key: 'http.response.status_code', value: { intValue: '200' } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  test.each([
    ['nobody trusted names a trace: a new one is recorded', false, 1, 1],
    ['nobody trusted names a trace, and none is to be recorded', false, 0, 0],
    ['a trusted proxy names a trace that is recorded', true, 0, 1],
  ])('%s', async (_what, isTrusted, ratio, count) => {
    const { endpoint, received } = await startCollector();
    const onFailure = () => undefined;
    const tracer = createOtlpTracer({ endpoint, headers: {}, ratio, service: 'test', onFailure });
    const app = startApp({ tracer, isTrusted });
    await app.inject({ url: '/records/a', headers: { traceparent: formatTraceparent(PARENT) } });
    await tracer.close();
    expect(received).toHaveLength(count);
    if (!isTrusted) expect(received[0]?.body ?? '').not.toContain(PARENT.traceId);
  });

  test('a collector that does not answer is logged once for all spans, and delays no request', async () => {
    const failures: string[] = [];
    const onFailure = (reason: string) => void failures.push(reason);
    const endpoint = 'http://127.0.0.1:1';
    const tracer = createOtlpTracer({ endpoint, headers: {}, ratio: 1, service: 'test', onFailure });
    const app = startApp({ tracer });
    for (const id of ['a', 'b']) expect((await app.inject(`/records/${id}`)).statusCode).toBe(200);
    await tracer.close();
    expect(failures).toEqual([expect.stringMatching(/v1\/traces does not answer: .*; 2 spans are lost$/)]);
  });
});
