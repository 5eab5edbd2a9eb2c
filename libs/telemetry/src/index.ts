export { addRequestTelemetry, spanOf } from './add-request-telemetry.ts';
export { currentSpan } from './current-span.ts';
export { createRequestId, REQUEST_ID_HEADER } from './request-id.ts';
export { serveMetrics } from './serve-metrics.ts';
export type { MetricsServer } from './serve-metrics.ts';
export { formatTraceparent, TRACE_HEADER } from './span.ts';
export { createTelemetry, NO_TELEMETRY } from './telemetry.ts';
export type { Telemetry } from './telemetry.ts';
