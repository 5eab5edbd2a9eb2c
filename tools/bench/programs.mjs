import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { nextFreePort } from '../steps/ports.mjs';
import { APPS, ROOT } from '../steps/workspace.mjs';

const CORPUS = path.join(ROOT, 'tools/sample-corpus');
const START_LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Child processes that still run; they end with this process. */
const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Kills a child process when this one ends, so that an interrupted benchmark leaves nothing that runs. */
export const endWithThis = (child) => {
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
};

const REPORTING = ['--expose-gc', '--import', new URL('report-memory.mjs', import.meta.url).href];

/** Returns how a checkout runs its servers; an early one has no options for it. */
const runtimeOf = async (root) => {
  const server = await import(pathToFileURL(path.join(root, 'tools/steps/server.mjs')).href);
  return server.SERVER_RUNTIME ?? { options: [], environment: {} };
};

const start = (program, parameters, environment) => {
  const child = endWithThis(
    spawn(program, parameters, {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    }),
  );
  let output = '';
  child.stderr.on('data', (text) => (output = `${output}${text}`.slice(-4000)));
  return { child, lastOutput: () => output };
};

/** Starts a program and waits until a URL answers with success. */
export const startProgram = async (program, parameters, { environment, ready }) => {
  const { child, lastOutput } = start(program, parameters, environment);
  const ended = once(child, 'close');
  const stop = (signal) => {
    child.kill(signal);
    return ended;
  };
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const response = await fetch(ready).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return { pid: child.pid, child, stop };
    await pause(POLL_MS);
  }
  throw new Error(`${parameters.join(' ')} did not start. Its last output:\n${lastOutput()}`);
};

/** Starts a Node.js program on a port, by default a free one, and waits until `ready` answers with success. */
const startServer = async (file, parameters, { ready, environment, root = ROOT, port: fixedPort }) => {
  const port = fixedPort ?? (await nextFreePort());
  const { options, environment: runtime } = await runtimeOf(root);
  const url = `http://127.0.0.1:${port}`;
  const server = await startProgram(process.execPath, [...options, ...REPORTING, file, ...parameters], {
    environment: { ...runtime, ...environment(String(port)) },
    ready: url + ready,
  });
  return { url, port, ...server };
};

/** Builds an index of record files in a folder. `root` is the checkout to run, `environment` has further settings. */
export const importFiles = async (folder, files, { root = ROOT, environment = {} } = {}) => {
  const { child, lastOutput } = start(process.execPath, [path.join(root, APPS.importer), ...files], {
    DATA_DIR: folder,
    ...environment,
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The import ended with ${code}. Its last output:\n${lastOutput()}`);
};

/** Builds an index of the sample corpus, and of further record files, in a folder. */
export const importCorpus = async (folder, more = [], options = {}) => {
  const names = (await readdir(CORPUS)).filter((name) => name.endsWith('.jsonl'));
  await importFiles(folder, [...names.map((name) => path.join(CORPUS, name)), ...more], options);
};

/** Starts the built API over the index in a folder, and waits until `ready` answers. */
export const startApi = (folder, { root = ROOT, port, environment = {}, ready = '/ready' } = {}) =>
  startServer(path.join(root, APPS.api), [], {
    root,
    port,
    ready,
    environment: (apiPort) => ({ DATA_DIR: folder, API_PORT: apiPort, ...environment }),
  });

/** Starts a proxy that remembers each response of the API, so that the API costs no time. */
export const startRememberingApi = (api) =>
  startServer(path.join(import.meta.dirname, 'ssr/remembering-api.mjs'), [api.url], {
    ready: '/ready',
    environment: (port) => ({ PORT: port }),
  });

/** Starts the built portal. `cacheSeconds: 0` disables the page cache. */
export const startPortal = (api, cacheSeconds, { root = ROOT, port, environment = {} } = {}) =>
  startServer(path.join(root, APPS.portal), [], {
    root,
    port,
    ready: '/health',
    environment: (portalPort) => ({
      PORT: portalPort,
      API_PORT: String(api.port),
      PAGE_CACHE_SECONDS: String(cacheSeconds),
      ...environment,
    }),
  });

/** Starts bare Fastify that renders the React tree of one of the portal's pages for every request. */
export const startBareComponents = async (api, address) => {
  const portalPort = await nextFreePort();
  const parameters = [path.join(ROOT, APPS.portal), address];
  return startServer(path.join(import.meta.dirname, 'ssr/render-components.mjs'), parameters, {
    ready: '/health',
    environment: (port) => ({
      PORT: port,
      PORTAL_PORT: String(portalPort),
      API_PORT: String(api.port),
      PAGE_CACHE_SECONDS: '0',
    }),
  });
};

/** Returns the memory of a server after garbage collection, in bytes: `{ heapUsed, rss }`. */
export const memoryOf = async ({ child }) => {
  child.send('memory');
  const [memory] = await once(child, 'message');
  return memory;
};

const TICK_MS = 10;

/** Returns the processor time that a process has spent, in ms. Linux only; NaN elsewhere. */
export const processorTimeOf = ({ pid }) => {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return NaN;
  }
};
