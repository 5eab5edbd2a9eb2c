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

/** What the API's process says of itself; see `loop-delay.mjs`. */
const askItself = async ({ child }) => {
  child.send('measure');
  const [measured] = await once(child, 'message');
  return measured;
};

/** The API as it is built, over the index in a data folder. */
const startApi = async (root, dataFolder) => {
  const port = await freePort();
  const preload = pathToFileURL(path.join(root, 'tools/bench/search/api/loop-delay.mjs')).href;
  const settings = {
    DATA_DIR: dataFolder,
    API_PORT: String(port),
    SEARCH_WORKERS: WORKERS,
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, ['--import', preload, path.join(root, 'apps/api/dist/main.js')], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.ok === true) return { child, url };
    await pause(ASK_EVERY_MS);
  }
  child.kill();
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

/**
 * Asks the API over HTTP, with more and more clients at a time; each asks for one address after the other.
 * Per number of clients: requests a second, their times, the API's own processor time, delays and memory.
 */
export const loadApi = async (root, dataFolder, { addresses, seconds }) => {
  const api = await startApi(root, dataFolder);
  const results = [];
  try {
    await ask(api, addresses, { connections: CLIENTS.at(-1), duration: WARM_UP_SECONDS });
    for (const connections of CLIENTS) {
      const before = await askItself(api);
      const { requests, latency, duration } = await ask(api, addresses, { connections, duration: seconds });
      const own = await askItself(api);
      results.push({
        clients: connections,
        perSecond: requests.total / duration,
        p50Ms: latency.p50,
        p99Ms: latency.p99,
        processorMs: (own.processorMs - before.processorMs) / requests.total,
        loopP99Ms: own.loopP99Ms,
        loopMostMs: own.loopMostMs,
        megabytes: own.megabytes,
      });
    }
  } finally {
    // Its channel to this program would keep it alive after it has stopped serving.
    api.child.disconnect();
    api.child.kill();
  }
  return results;
};
