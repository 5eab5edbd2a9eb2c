import { randomBytes } from 'node:crypto';
import { toExport } from './otlp-span.ts';
import type { EndedSpan } from './otlp-span.ts';
import type { Span, SpanStart, Tracer } from './span.ts';

/** Options of the tracer. */
export interface TracerOptions {
  /** The collector's base address, such as `http://localhost:4318`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The part of new traces that is recorded: 0 to 1. */
  readonly ratio: number;
  readonly service: string;
  /** Tells that spans could not be sent. */
  readonly onFailure: (reason: string) => void;
}

const SEND_EVERY_MS = 2_000;
const SEND_LIMIT_MS = 10_000;
/** Spans beyond this are dropped: tracing never takes the memory of the server. */
const MAX_KEPT = 2_048;
const NS_PER_MS = 1_000_000n;
const NS_PER_MS_NUMBER = 1_000_000;
const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;

/** Returns the time since 1970 in ns, from a clock that only moves forward. */
const nowNs = (): bigint => {
  const ms = performance.timeOrigin + performance.now();
  const whole = Math.floor(ms);
  return BigInt(whole) * NS_PER_MS + BigInt(Math.floor((ms - whole) * NS_PER_MS_NUMBER));
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Creates a tracer that sends spans to a collector in the background, as OTLP over HTTP in JSON. */
export const createOtlpTracer = ({ endpoint, headers, ratio, service, onFailure }: TracerOptions): Tracer => {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  let ended: EndedSpan[] = [];

  const send = async (): Promise<void> => {
    if (ended.length === 0) return;
    const spans = ended;
    ended = [];
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(toExport(service, spans)),
        signal: AbortSignal.timeout(SEND_LIMIT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) onFailure(`${url} answers ${answer.status}; ${spans.length} spans are lost`);
    } catch (error) {
      onFailure(`${url} does not answer: ${reasonOf(error)}; ${spans.length} spans are lost`);
    }
  };
  const timer = setInterval(() => void send(), SEND_EVERY_MS).unref();

  const start = ({ name, kind, parent, attributes: first = {} }: SpanStart): Span => {
    const traceId = parent?.traceId ?? randomBytes(TRACE_ID_BYTES).toString('hex');
    const spanId = randomBytes(SPAN_ID_BYTES).toString('hex');
    const isSampled = parent?.isSampled ?? Math.random() < ratio;
    const startNs = nowNs();
    let isOpen = isSampled;
    const end: Span['end'] = (more = {}, isFailure = false) => {
      if (!isOpen || ended.length >= MAX_KEPT) return;
      isOpen = false;
      const attributes = { ...first, ...more };
      const parentSpanId = parent?.spanId ?? null;
      const ids = { traceId, spanId, parentSpanId, isSampled };
      ended.push({ ...ids, name, kind, startNs, endNs: nowNs(), attributes, isFailure });
    };
    return { traceId, spanId, isSampled, end };
  };

  return {
    start,
    close: async () => {
      clearInterval(timer);
      await send();
    },
  };
};
