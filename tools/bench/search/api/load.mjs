import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const CLIENTS = [1, 8, 32];
const WARM_UP_SECONDS = 5;
const START_LIMIT_MS = 60_000;
const ASK_EVERY_MS = 100;
const WORKERS = '2';
/** How many addresses the next client begins further on, so that not all ask for the same at the same time. */
const APART = 7;

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

/** What a process says of itself since it was last asked; see `loop-delay.mjs`. */
const askItself = async ({ child }) => {
  child.send('measure');
  const [measured] = await once(child, 'message');
  return measured;
};

const PRELOAD = 'tools/bench/search/api/loop-delay.mjs';

/** A Node process that also says how late its event loop was. */
const startMeasured = (root, program, environment) => {
  const preload = pathToFileURL(path.join(root, PRELOAD)).href;
  return spawn(process.execPath, ['--import', preload, ...program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
};

/** A process that does nothing: as late as its event loop is, nobody's can be on time on this machine. */
const startIdle = (root) => ({ child: startMeasured(root, ['--eval', 'setInterval(() => {}, 1e6)'], {}) });

const stop = ({ child }) => {
  // Its channel to this program would keep it alive after it has stopped serving.
  child.disconnect();
  child.kill();
};

/** The API as it is built, over the index in a data folder. */
const startApi = async (root, dataFolder) => {
  const port = await freePort();
  const child = startMeasured(root, [path.join(root, 'apps/api/dist/main.js')], {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataFolder,
    API_PORT: String(port),
    SEARCH_WORKERS: WORKERS,
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.ok === true) return { child, url };
    await pause(ASK_EVERY_MS);
  }
  stop({ child });
  throw new Error('The API did not start. Build it first: npx nx build @open-discovery/api');
};

const ask = async ({ url }, addresses, { connections, duration }) => {
  let first = 0;
  const setupClient = (client) => {
    first = (first + APART) % addresses.length;
    const own = [...addresses.slice(first), ...addresses.slice(0, first)];
    client.setRequests(own.map((address) => ({ path: `/graph/v3/${address}` })));
  };
  const [result] = await once(autocannon({ url, connections, duration, setupClient }), 'done');
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} answers were not those asked for, ${result.errors} failed.`);
  return result;
};

const measure = async ({ api, idle }, addresses, { clients, seconds }) => {
  const before = await askItself(api);
  await askItself(idle);
  const { requests, latency, duration } = await ask(api, addresses, {
    connections: clients,
    duration: seconds,
  });
  const own = await askItself(api);
  const { loopP99Ms: idleLoopP99Ms } = await askItself(idle);
  return {
    clients,
    perSecond: requests.total / duration,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    processorMs: (own.processorMs - before.processorMs) / requests.total,
    loopP99Ms: own.loopP99Ms,
    idleLoopP99Ms,
    megabytes: own.megabytes,
  };
};

/**
 * Asks the API over HTTP, with more and more clients at a time; each asks for one address after the other.
 * Per number of clients: requests a second, their times, the API's own processor time, delays and memory.
 */
export const loadApi = async (root, dataFolder, { addresses, seconds }) => {
  const idle = startIdle(root);
  const results = [];
  try {
    const api = await startApi(root, dataFolder);
    try {
      await ask(api, addresses, { connections: CLIENTS.at(-1), duration: WARM_UP_SECONDS });
      for (const clients of CLIENTS)
        results.push(await measure({ api, idle }, addresses, { clients, seconds }));
    } finally {
      stop(api);
    }
  } finally {
    stop(idle);
  }
  return results;
};
