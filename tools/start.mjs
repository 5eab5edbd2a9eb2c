#!/usr/bin/env node
// `npm start` and `npm run dev`: install, build and serve, even in a fresh clone. Uses no dependency until it is installed.
import { build } from './steps/nx.mjs';
import { endOnInterrupt } from './steps/run.mjs';
import { freePort } from './steps/ports.mjs';
import { installWhenNeeded } from './steps/install.mjs';
import { prepareSampleIndex } from './steps/sample-index.mjs';
import { printHelp } from './steps/settings-table.mjs';
import { rebuildApiOnChange } from './steps/rebuild-api.mjs';
import { runScript, Stop } from './steps/stop.mjs';
import { seconds, step } from './steps/progress.mjs';
import { Server } from './steps/server.mjs';
import { APPS, callersPath, dataFolder } from './steps/workspace.mjs';

const START_LIMIT_MS = 60_000;
const PARENT_CHECK_MS = 500;

/** Returns the host name by which this machine reaches a server that listens on `host`. */
const reachable = (host) => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

/** Returns the URL in the form that people type. */
const shownUrl = (url) => url.replace('//127.0.0.1:', '//localhost:');

const readSettings = async (isDevelopment) => {
  const { env } = process;
  const host = env.HOST || '127.0.0.1';
  const port = await freePort('PORT', env.PORT || '4200', host);
  const apiPort = env.API_URL ? null : await freePort('API_PORT', env.API_PORT || '4300', host);
  if (port === apiPort) throw new Stop(`PORT and API_PORT are both ${port}; each needs its own.`);
  const apiUrl = env.API_URL || `http://${reachable(host)}:${apiPort}`;
  const portalUrl = `http://${reachable(host)}:${port}`;
  return {
    portalUrl,
    apiUrl,
    startsApi: apiPort !== null,
    folder: dataFolder(env),
    environment: {
      HOST: host,
      PORT: String(port),
      API_URL: apiUrl,
      ...(apiPort === null ? {} : { API_PORT: String(apiPort) }),
      PUBLIC_URL: env.PUBLIC_URL || shownUrl(portalUrl),
      DATA_DIR: dataFolder(env),
      ...(env.PORTAL_CONFIG ? { PORTAL_CONFIG: callersPath(env, env.PORTAL_CONFIG) } : {}),
      MODE: isDevelopment ? 'development' : env.MODE || 'trial',
      LOG_LEVEL: env.LOG_LEVEL || 'warn',
      NODE_ENV: isDevelopment ? 'development' : 'production',
    },
  };
};

/** Resolves when the servers should stop: on a signal, or when npm has ended. */
const stopRequest = () =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve(null));
    process.once('SIGTERM', () => resolve(null));
    const parent = process.ppid;
    if (process.env.npm_lifecycle_event)
      setInterval(() => process.ppid !== parent && resolve(null), PARENT_CHECK_MS).unref();
  });

const main = async () => {
  const begin = performance.now();
  const isDevelopment = process.argv.includes('--dev');
  if (process.argv.includes('--help')) return printHelp();
  const settings = await readSettings(isDevelopment);
  const endPreparing = endOnInterrupt();
  await installWhenNeeded();
  await build(isDevelopment ? ['api', 'importer'] : ['portal', 'api', 'importer']);
  if (settings.startsApi) await prepareSampleIndex(settings.folder);
  endPreparing();
  return serve(settings, isDevelopment, begin);
};

const serve = async (settings, isDevelopment, begin) => {
  const stopping = stopRequest();
  const servers = new Map();
  let failed = () => {};
  const crashed = new Promise((resolve) => (failed = resolve));
  const start = (name, file) => {
    const server = new Server(name, file, settings.environment);
    servers.set(name, server);
    void server.ended.then(() => servers.get(name) === server && failed(server));
    return server;
  };
  const startApi = () => start('api', APPS.api).answers(`${settings.apiUrl}/ready`, START_LIMIT_MS);
  const startAll = async () => {
    if (settings.startsApi) await startApi();
    const file = isDevelopment ? 'apps/portal/dev.mjs' : APPS.portal;
    await start('portal', file).answers(`${settings.portalUrl}/health`, START_LIMIT_MS);
  };
  let endWatching = () => {};
  try {
    const stoppedEarly = await Promise.race([
      step('Starting the servers', startAll).then(() => false),
      stopping.then(() => true),
    ]);
    if (stoppedEarly) return 0;
    console.log(
      `\nOpen Discovery is at ${shownUrl(settings.portalUrl)} (after ${seconds(begin)}). Ctrl+C stops it.\n`,
    );
    if (isDevelopment && settings.startsApi)
      endWatching = rebuildApiOnChange(async () => {
        const old = servers.get('api');
        servers.delete('api');
        await old?.stop();
        await startApi().catch((error) => console.error(error.message));
      });
    const ended = await Promise.race([stopping, crashed]);
    if (ended) throw new Stop(ended.failureMessage());
    return 0;
  } finally {
    endWatching();
    const all = [...servers.values()];
    servers.clear();
    await Promise.all(all.map((server) => server.stop()));
  }
};

await runScript(main);
process.exit();
