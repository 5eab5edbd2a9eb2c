import {
  importerCommand,
  logOutput,
  startWarnings,
  STOP_SIGNALS,
  withSecretFiles,
} from '@open-discovery/http-server';
import { createUpstream } from '@open-discovery/graph-upstream';
import { createTelemetry, serveMetrics } from '@open-discovery/telemetry';
import type { MetricsServer, Telemetry } from '@open-discovery/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApi } from './app.ts';
import { readPortalConfiguration } from './content/read-portal-configuration.ts';
import { openConfiguredDatabase } from './database/open-configured-database.ts';
import { waitForDatabase } from './database/wait-for-database.ts';
import { messageOf } from './errors/message-of.ts';
import { EmbeddedEngine } from './search/embedded/embedded-engine.ts';
import { UpstreamEngine } from './search/upstream/upstream-engine.ts';
import { ClusterEngine } from './search/cluster/cluster-engine.ts';
import type { IndexEngine } from './search/index-engine.ts';
import { parseSettings, SECRETS, SETTINGS } from './settings/settings.ts';
import type { Settings } from './settings/settings.ts';
import { StartError } from './start-error.ts';
import { createDamageReport } from './search/create-damage-report.ts';
import { startPolling } from './start-polling.ts';
import type { Polling } from './start-polling.ts';
import { addBackupMetric } from './telemetry/add-backup-metric.ts';
import { addDiskMetrics } from './telemetry/add-disk-metrics.ts';
import { addHarvestMetrics } from './telemetry/add-harvest-metrics.ts';
import { addStateMetrics } from './telemetry/add-state-metrics.ts';
import type { StateMetricsDependencies } from './telemetry/add-state-metrics.ts';

const write = (line: string): boolean => process.stderr.write(`${line}\n`);

const help = (): string =>
  Object.entries(SETTINGS)
    .map(([name, { fallback, unit, description }]) => `  ${name}=${fallback}  ${description} (${unit})`)
    .join('\n');

/** Creates the engine over the Graph API or the cluster if one is named, else over the index in the data folder. */
const createEngine = (settings: Settings): IndexEngine | UpstreamEngine => {
  const limits = {
    queueLimit: settings.SEARCH_QUEUE,
    visitorLimit: settings.SEARCHES_PER_VISITOR,
    timeLimitMs: settings.SEARCH_TIME_LIMIT_MS,
  };
  const importer = importerCommand(process.env);
  if (settings.GRAPH_UPSTREAM !== null)
    return new UpstreamEngine({
      ...limits,
      upstream: createUpstream({
        url: settings.GRAPH_UPSTREAM,
        token: settings.GRAPH_UPSTREAM_TOKEN,
        timeLimitMs: settings.SEARCH_TIME_LIMIT_MS,
      }),
    });
  if (settings.SEARCH_URL.length > 0)
    return new ClusterEngine({
      ...limits,
      importer,
      urls: settings.SEARCH_URL,
      alias: settings.SEARCH_INDEX,
      user: settings.SEARCH_USER,
      password: settings.SEARCH_PASSWORD,
      apiKey: settings.SEARCH_API_KEY,
      caFile: settings.SEARCH_CA_FILE,
    });
  return new EmbeddedEngine({
    ...limits,
    importer,
    folder: path.resolve(settings.DATA_DIR, 'index'),
    workers: settings.SEARCH_WORKERS,
    workerUrl: new URL('./search-worker.js', import.meta.url),
  });
};

/** Serves the metrics if they have a port. */
const startMetrics = async (
  { API_METRICS_PORT: port, METRICS_HOST: host, DATA_DIR }: Settings,
  { registry }: Telemetry,
  state: StateMetricsDependencies,
): Promise<MetricsServer | null> => {
  if (registry === null || port === null) return null;
  addStateMetrics(registry, state);
  addHarvestMetrics(registry, path.resolve(DATA_DIR));
  addDiskMetrics(registry, path.resolve(DATA_DIR));
  addBackupMetric(registry, path.resolve(DATA_DIR));
  return serveMetrics(registry, { host, port }).catch((error: unknown) => {
    throw new StartError(
      `METRICS_HOST=${host}, API_METRICS_PORT=${port}`,
      'the metrics cannot listen',
      error,
    );
  });
};

const run = async (): Promise<void> => {
  if (process.argv.includes('--help')) {
    process.stdout.write(`Settings, read from the environment:\n${help()}\n`);
    return;
  }
  const environment = withSecretFiles(process.env, SECRETS);
  const parsed = parseSettings(environment, { cores: availableParallelism() });
  if (!parsed.ok) {
    write('Invalid settings:');
    for (const { name, value, message } of parsed.problems) write(`  ${name}=${value}: ${message}`);
    process.exitCode = 1;
    return;
  }
  await serve(parsed.settings);
};

/** Keeps the engine on the newest records, and logs what it finds. */
const startRefreshing = (
  engine: ReturnType<typeof createEngine>,
  everyMs: number,
  log: FastifyBaseLogger,
): Polling => {
  const reportDamage = createDamageReport(engine, (reason) => {
    log.error({ reason }, 'the newest records cannot be read');
  });
  return startPolling({
    refresh: async () => {
      const isNew = await engine.refresh();
      await reportDamage();
      return isNew;
    },
    everyMs,
    onSwitched: () => {
      log.info({ index: engine.about() }, 'new records loaded');
    },
    onFailed: (error) => {
      log.error({ err: error }, 'new records could not be opened');
    },
  });
};

/** Ends the process on a signal, also as the first one of a container. Returns a function that undoes this. */
const endOnSignal = (): (() => void) => {
  const end = (): never => process.exit(0);
  for (const name of STOP_SIGNALS) process.on(name, end);
  return () => {
    for (const name of STOP_SIGNALS) process.off(name, end);
  };
};

/** Opens everything, listens, and closes everything on a signal. */
const serve = async (settings: Settings): Promise<void> => {
  const engine = createEngine(settings);
  const endWaiting = endOnSignal();
  const database = await waitForDatabase(() => openConfiguredDatabase(settings), write);
  endWaiting();
  const configuration = await readPortalConfiguration(settings.PORTAL_CONFIG);
  const logger = { level: settings.LOG_LEVEL, stream: logOutput(process.stdout) };
  const telemetry = await createTelemetry({
    metricsPort: settings.API_METRICS_PORT,
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    service: 'open-discovery-api',
    onFailure: (reason) => {
      app.log.warn({ reason }, 'traces could not be sent');
    },
  });
  const app = await createApi({
    engine,
    database,
    configuration,
    settings,
    logger,
    clock: Date.now,
    svgWorkerUrl: new URL('./svg-worker.js', import.meta.url),
    harvestProgram: fileURLToPath(new URL('../../importer/dist/harvest.js', import.meta.url)),
    telemetry,
  });
  for (const warning of startWarnings(process, Object.keys(SETTINGS))) app.log.warn(warning);
  const metrics = await startMetrics(settings, telemetry, { engine, database });
  const polling = startRefreshing(engine, settings.INDEX_POLL_MS, app.log);
  await polling.first;

  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    const limit = setTimeout(() => process.exit(1), settings.SHUTDOWN_LIMIT_MS);
    limit.unref();
    await polling.stop();
    await app.close();
    await engine.close();
    await database.close();
    await Promise.all([metrics?.close(), telemetry.tracer?.close()]);
    clearTimeout(limit);
  };
  for (const name of STOP_SIGNALS) process.on(name, (signal) => void stop(signal));

  const { HOST: host, API_PORT: port } = settings;
  await app.listen({ host, port }).catch((error: unknown) => {
    throw new StartError(`HOST=${host}, API_PORT=${port}`, 'the server cannot listen', error);
  });
};

run().catch((error: unknown) => {
  write(`The server cannot start: ${messageOf(error) ?? 'no reason is given'}`);
  process.exit(1);
});
