import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../steps/workspace.mjs';

const CORPUS = path.join(ROOT, 'tools/sample-corpus');
const START_LIMIT_MS = 60_000;
const ASK_EVERY_MS = 100;

/** A port that nothing listens on at the moment. */
const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

/** Programs that still run, to be ended with this one. */
const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

const REPORTING = ['--expose-gc', '--import', path.join(import.meta.dirname, 'report-memory.mjs')];

const start = (file, parameters, environment) => {
  const child = spawn(process.execPath, [...REPORTING, file, ...parameters], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said = `${said}${text}`.slice(-4000)));
  running.add(child);
  child.once('close', () => running.delete(child));
  return { child, words: () => said };
};

/** Starts a program on a port of its own and waits until it answers. */
const startServer = async (file, parameters, { ready, environment }) => {
  const port = await freePort();
  const { child, words } = start(file, parameters, environment(String(port)));
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url + ready).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return { url, port, pid: child.pid, child, stop: () => child.kill() };
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`${file} did not start. It said:\n${words()}`);
};

/** Makes an index of the sample corpus in a folder, and of more record files. */
export const importCorpus = async (folder, more = []) => {
  const names = (await readdir(CORPUS)).filter((name) => name.endsWith('.jsonl'));
  const files = [...names.map((name) => path.join(CORPUS, name)), ...more];
  const { child, words } = start(path.join(ROOT, 'apps/importer/dist/main.js'), files, { DATA_DIR: folder });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The import ended with ${code}. It said:\n${words()}`);
};

export const startApi = (folder) =>
  startServer(path.join(ROOT, 'apps/api/dist/main.js'), [], {
    ready: '/ready',
    environment: (port) => ({ DATA_DIR: folder, API_PORT: port }),
  });

/** The same answers without the API's own time. */
export const startRememberingApi = (api) =>
  startServer(path.join(import.meta.dirname, 'remembering-api.mjs'), [api.url], {
    ready: '/ready',
    environment: (port) => ({ PORT: port }),
  });

const PORTAL = path.join(ROOT, 'apps/portal/dist/server/main.js');

/** The built portal; `cacheSeconds: 0` makes every page anew. */
export const startPortal = (api, cacheSeconds) =>
  startServer(PORTAL, [], {
    ready: '/health',
    environment: (port) => ({
      PORT: port,
      API_PORT: String(api.port),
      PAGE_CACHE_SECONDS: String(cacheSeconds),
    }),
  });

/** Bare Fastify that renders the HTML of a file for every request. */
export const startLimit = (htmlFile) =>
  startServer(path.join(import.meta.dirname, 'limit.mjs'), [htmlFile], {
    ready: '/health',
    environment: (port) => ({ PORT: port }),
  });

/** Bare Fastify that renders the tree of a page of the portal for every request. */
export const startComponentsLimit = async (api, address) => {
  const portalPort = await freePort();
  return startServer(path.join(import.meta.dirname, 'limit-components.mjs'), [PORTAL, address], {
    ready: '/health',
    environment: (port) => ({
      PORT: port,
      PORTAL_PORT: String(portalPort),
      API_PORT: String(api.port),
      PAGE_CACHE_SECONDS: '0',
    }),
  });
};

/** Memory that a server holds once garbage is collected, in bytes: `{ heapUsed, rss }`. */
export const memoryOf = async ({ child }) => {
  child.send('memory');
  const [memory] = await once(child, 'message');
  return memory;
};

const TICK_MS = 10;

/** Processor time that a program has spent, in ms. Linux only; NaN elsewhere. */
export const processorTimeOf = async ({ pid }) => {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};
