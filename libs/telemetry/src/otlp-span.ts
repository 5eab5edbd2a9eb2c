import type { SpanAttributes, SpanStart, TraceContext } from './span.ts';

/** An ended span. */
export interface EndedSpan extends Pick<SpanStart, 'name' | 'kind'>, TraceContext {
  readonly parentSpanId: string | null;
  readonly startNs: bigint;
  readonly endNs: bigint;
  readonly attributes: SpanAttributes;
  readonly isFailure: boolean;
}

/** The numbers of `SpanKind` and `StatusCode` in OTLP. */
const KIND = { internal: 1, server: 2 } as const satisfies Record<SpanStart['kind'], number>;
const FAILED = 2;

const attributeValue = (value: SpanAttributes[string]) => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};

const toAttributes = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: attributeValue(value) }));

const toSpan = ({ traceId, spanId, parentSpanId, name, kind, ...span }: EndedSpan) => ({
  traceId,
  spanId,
  ...(parentSpanId !== null && { parentSpanId }),
  name,
  kind: KIND[kind],
  startTimeUnixNano: String(span.startNs),
  endTimeUnixNano: String(span.endNs),
  attributes: toAttributes(span.attributes),
  ...(span.isFailure && { status: { code: FAILED } }),
});

/** Returns spans as the body of an export. OpenTelemetry Protocol 1.5, JSON encoding. */
export const toExport = (service: string, spans: readonly EndedSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: toAttributes({ 'service.name': service }) },
      scopeSpans: [{ scope: { name: 'open-discovery' }, spans: spans.map(toSpan) }],
    },
  ],
});
