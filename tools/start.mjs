#!/usr/bin/env node
// `npm start` and `npm run dev`: install, build and serve, even in a fresh clone. Uses no dependency until it is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { shownUrl, startedAt } from './steps/announce-start.mjs';
import { build } from './steps/nx.mjs';
import { endOnInterrupt } from './steps/run.mjs';
import { freePort } from './steps/ports.mjs';
import { installWhenNeeded } from './steps/install.mjs';
import { prepareIndex } from './steps/prepare-index.mjs';
import { printHelp } from './steps/settings-table.mjs';
import { runScript, Stop } from './steps/stop.mjs';
import { seconds } from './steps/progress.mjs';
import { serve } from './steps/serve.mjs';
import { APPS, callersPath, dataFolder, ROOT } from './steps/workspace.mjs';

/** Returns the host name by which this machine reaches a server that listens on `host`. */
const reachable = (host) => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

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

/** Stops if `--built` has nothing to serve. */
const checkBuilt = (isDevelopment) => {
  if (isDevelopment) throw new Stop('--dev serves the source: it cannot be combined with --built.');
  const missing = Object.values(APPS).find((file) => !existsSync(path.join(ROOT, file)));
  if (missing) throw new Stop(`${missing} is missing: --built serves what \`npm start\` has built before.`);
};

const main = async () => {
  const begin = performance.now();
  const isDevelopment = process.argv.includes('--dev');
  if (process.argv.includes('--help')) return printHelp();
  const settings = await readSettings(isDevelopment);
  const endPreparing = endOnInterrupt();
  if (process.argv.includes('--built')) checkBuilt(isDevelopment);
  else {
    await installWhenNeeded();
    await build(isDevelopment ? ['api', 'importer'] : ['portal', 'api', 'importer']);
  }
  // The records of a cluster are never replaced by the sample, and other servers may need its present index.
  const hasRecordsElsewhere = Boolean(process.env.SEARCH_URL || process.env.GRAPH_UPSTREAM);
  if (settings.startsApi && !hasRecordsElsewhere) await prepareIndex(settings.folder);
  endPreparing();
  const place = startedAt({ publicUrl: settings.environment.PUBLIC_URL, portalUrl: settings.portalUrl });
  const announce = () => console.log(`\n${place} (after ${seconds(begin)}). Ctrl+C stops it.\n`);
  return serve({ settings, isDevelopment, announce });
};

// A full disk below the log, or a reader of it that has ended, does not stop the portal.
process.stdout.on('error', () => {});
await runScript(main);
process.exit();
