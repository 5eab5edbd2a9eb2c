import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import { runInSpan } from './current-span.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import { parseTraceparent, TRACE_HEADER } from './span.ts';
import type { Span } from './span.ts';
import type { Telemetry } from './telemetry.ts';

/** The telemetry of a server, and the rules by which its requests are recorded. */
export interface RequestTelemetryOptions extends Telemetry {
  /** Tells whether the other end of a connection is believed when it names a trace. */
  readonly isTrusted: (address: string) => boolean;
  /** Returns the label of a request's route, one of few. Default: the pattern of the route. */
  readonly routeOf?: (request: FastifyRequest) => string;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS_PER_SECOND = 1_000;
const FIRST_SERVER_ERROR = 500;

const methodOf = ({ method }: FastifyRequest): string => (METHODS.has(method) ? method : 'other');

/** Returns the hundred of a status: what alerts ask for. A client that leaves early has none. */
const statusClass = ({ raw, statusCode }: FastifyReply): string =>
  raw.writableEnded ? `${String(statusCode).charAt(0)}xx` : 'aborted';

const routePattern = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

const createRecorders = (registry: Registry) => ({
  seconds: new Histogram({
    name: 'open_discovery_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  }),
  running: new Gauge({
    name: 'open_discovery_http_requests_running',
    help: 'Requests that are being answered',
    registers: [registry],
  }),
});

const spans = new WeakMap<object, Span>();

/** Returns the span of a request; null without tracing. */
export const spanOf = (request: object): Span | null => spans.get(request) ?? null;

/** Counts and times every request, and records it as a span. Every answer names the id of its request. */
export const addRequestTelemetry = (
  app: FastifyInstance,
  { registry, tracer, isTrusted, routeOf = routePattern }: RequestTelemetryOptions,
): void => {
  const recorders = registry === null ? null : createRecorders(registry);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    if (recorders === null && tracer === null) {
      done();
      return;
    }
    const begin = performance.now();
    recorders?.running.inc();
    const isNamed = isTrusted(request.socket.remoteAddress ?? '');
    const parent = isNamed ? parseTraceparent(request.headers[TRACE_HEADER]) : null;
    const attributes = { 'http.request.method': methodOf(request), 'request.id': request.id };
    const span = tracer?.start({ name: methodOf(request), kind: 'server', parent, attributes }) ?? null;
    if (span !== null) spans.set(request, span);
    // Not `onResponse`: it does not run for clients that leave early.
    reply.raw.once('close', () => {
      const route = routeOf(request);
      recorders?.running.dec();
      const status = statusClass(reply);
      const seconds = (performance.now() - begin) / MS_PER_SECOND;
      recorders?.seconds.observe({ method: methodOf(request), route, status }, seconds);
      span?.end(
        { 'http.route': route, 'http.response.status_code': reply.statusCode },
        reply.statusCode >= FIRST_SERVER_ERROR,
      );
    });
    done();
  });
  if (tracer === null) return;
  // After the body has been read: its events do not keep the context.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spanOf(request);
    if (span === null) done();
    else runInSpan(span, done);
  });
};
