import { logOutput, startWarnings, STOP_SIGNALS, withSecretFiles } from '@open-discovery/http-server';
import { createTelemetry, serveMetrics } from '@open-discovery/telemetry';
import type { Telemetry } from '@open-discovery/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import { PORTAL_SETTINGS } from './settings.ts';
import type { PortalSettings } from './settings.ts';

// What `main.ts` needs of libraries for Node.js: in this project, only the files in `host` may import those.

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the environment with the secrets that `<NAME>_FILE` names files for. */
export const withSecrets = (environment: Environment): Environment =>
  withSecretFiles(environment, ['OTEL_EXPORTER_OTLP_HEADERS']);

/** Returns the output of the log, whose failures do not stop the server. */
export const openLog = () => logOutput(process.stdout);

/** Logs warnings about the user of this process and its environment. */
export const logStartWarnings = (log: Pick<FastifyBaseLogger, 'warn'>): void => {
  for (const warning of startWarnings(process, Object.keys(PORTAL_SETTINGS))) log.warn(warning);
};

/** Calls back at the first of each signal that ends a program. */
export const onStopSignal = (stop: () => void): void => {
  for (const signal of STOP_SIGNALS) process.once(signal, stop);
};

/** Creates the metrics and traces that the settings switch on. */
export const openTelemetry = (
  { metrics, traces }: PortalSettings,
  onFailure: (reason: string) => void,
): Promise<Telemetry> =>
  createTelemetry({ ...traces, metricsPort: metrics.port, service: 'open-discovery-portal', onFailure });

/** Creates a function that throws the failure of a server to listen, with the settings of its address. */
export const cannotListen =
  (settings: string, server: string) =>
  (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${settings}: ${server} cannot listen: ${reason}`, { cause: error });
  };

/** Serves the metrics if they have a port. Returns a function that ends that. */
export const startMetrics = async (
  { metrics: { host, port } }: PortalSettings,
  { registry }: Telemetry,
): Promise<() => Promise<void>> => {
  if (registry === null || port === null) return () => Promise.resolve();
  const { close } = await serveMetrics(registry, { host, port }).catch(
    cannotListen(`METRICS_HOST=${host}, PORTAL_METRICS_PORT=${port}`, 'the metrics'),
  );
  return close;
};
