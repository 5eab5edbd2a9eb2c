/** Names a trace and the span in it that is the parent of the next ones. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** False for a trace that is not recorded. */
  readonly isSampled: boolean;
}

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work in a trace. */
export interface Span extends TraceContext {
  /** Ends the span. Further calls change nothing. */
  readonly end: (attributes?: SpanAttributes, isFailure?: boolean) => void;
}

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'internal';
  /** The span or the remote context that this one belongs to; null begins a trace. */
  readonly parent: TraceContext | null;
  readonly attributes?: SpanAttributes;
}

/** Records spans and sends them to a collector. */
export interface Tracer {
  readonly start: (span: SpanStart) => Span;
  /** Sends the recorded spans, and ends. */
  readonly close: () => Promise<void>;
}

/** The header that carries the context between processes. */
export const TRACE_HEADER = 'traceparent';

/** Version, trace, parent and flags. Version `ff` and ids of zeros are invalid. */
const FORM = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;

/** Parses the header `traceparent`; null if it names no trace. W3C Trace Context, level 1. */
export const parseTraceparent = (text: string | readonly string[] | undefined): TraceContext | null => {
  const [, traceId, spanId, flags] = (typeof text === 'string' ? FORM.exec(text) : null) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

/** Formats the header `traceparent`. */
export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
