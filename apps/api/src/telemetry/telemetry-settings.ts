import { OTLP_HEADERS_FORM, parseOtlpHeaders } from '@open-discovery/telemetry/settings';
import { z } from 'zod';
import { row, secretRow, wholeNumber } from '../settings/settings-row.ts';

const isCollector = (text: string): boolean =>
  text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));

/** Settings of metrics and traces. The names of OpenTelemetry are those of its own specification. */
export const TELEMETRY_SETTINGS = {
  API_METRICS_PORT: row(
    z.union([z.literal('').transform(() => null), wholeNumber(0, 65_535)]),
    '',
    'port',
    'port of the metrics of the API, at /metrics; default: none',
  ),
  METRICS_HOST: row(
    z.string().trim().min(1),
    '127.0.0.1',
    'address',
    'network address of the metrics, which are not for visitors',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: row(
    z
      .string()
      .refine(isCollector, 'must be an address like http://localhost:4318')
      .transform((text) => text || null),
    '',
    'address',
    'collector of traces (OTLP over HTTP); default: no traces',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: secretRow(
    z
      .string()
      .regex(OTLP_HEADERS_FORM, 'must be like name=value, separated by commas')
      .transform(parseOtlpHeaders),
    'name=value',
    'headers for the collector, separated by commas',
  ),
  OTEL_TRACES_SAMPLER_ARG: row(
    z
      .string()
      .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0+)?)$/, 'must be between 0 and 1')
      .transform(Number),
    '1',
    '0 to 1',
    'part of the requests that is traced',
  ),
} as const;
