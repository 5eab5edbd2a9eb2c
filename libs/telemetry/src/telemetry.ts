import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Tracer } from './span.ts';

/** The destinations of metrics and traces; null for disabled ones, which then cost nothing. */
export interface Telemetry {
  readonly registry: Registry | null;
  readonly tracer: Tracer | null;
}

/** Reports nothing. */
export const NO_TELEMETRY: Telemetry = { registry: null, tracer: null };

/** Settings of metrics and traces. */
export interface TelemetrySettings {
  /** Port of the metrics; null for none. */
  readonly metricsPort: number | null;
  /** Base address of a collector of traces; null for none. */
  readonly endpoint: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly ratio: number;
  readonly service: string;
  readonly onFailure: (reason: string) => void;
}

/** Creates what the settings switch on. The code of tracing is loaded only if there is a collector. */
export const createTelemetry = async (settings: TelemetrySettings): Promise<Telemetry> => {
  const { metricsPort, endpoint } = settings;
  const registry = metricsPort === null ? null : new Registry();
  if (registry !== null) collectDefaultMetrics({ register: registry });
  if (endpoint === null) return { registry, tracer: null };
  const { createOtlpTracer } = await import('./otlp-tracer.ts');
  return { registry, tracer: createOtlpTracer({ ...settings, endpoint }) };
};
