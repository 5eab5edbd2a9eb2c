import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { nextFreePort } from '../../../steps/ports.mjs';

const CLIENTS = [1, 8, 32];
const WARM_UP_SECONDS = 5;
const START_LIMIT_MS = 60_000;
const POLL_INTERVAL_MS = 100;
const WORKERS = '3';
/** Offset between the first URLs of two clients, so that they do not request the same URL at the same time. */
const CLIENT_OFFSET = 7;

/** Returns the measurements of a process since the last call; see `loop-delay.mjs`. */
const fetchMeasurements = async ({ child }) => {
  child.send('measure');
  const [measured] = await once(child, 'message');
  return measured;
};

const PRELOAD = 'tools/bench/search/api/loop-delay.mjs';

/** Starts a Node process that measures its event loop delay. */
const startMeasured = (root, program, environment) => {
  const preload = pathToFileURL(path.join(root, PRELOAD)).href;
  return spawn(process.execPath, ['--import', preload, ...program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
};

/** Starts an idle process, whose event loop delay is the baseline of this machine. */
const startIdle = (root) => ({ child: startMeasured(root, ['--eval', 'setInterval(() => {}, 1e6)'], {}) });

const stop = ({ child }) => {
  // An open IPC channel would keep the process alive.
  child.disconnect();
  child.kill();
};

/** Starts the built API with the index in a data folder. */
const startApi = async (root, dataFolder) => {
  const port = await nextFreePort();
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
    await pause(POLL_INTERVAL_MS);
  }
  stop({ child });
  throw new Error('The API did not start. Build it first: npx nx build @open-discovery/api');
};

const sendRequests = async ({ url }, addresses, { connections, duration }) => {
  let first = 0;
  const setupClient = (client) => {
    first = (first + CLIENT_OFFSET) % addresses.length;
    const own = [...addresses.slice(first), ...addresses.slice(0, first)];
    client.setRequests(own.map((address) => ({ path: `/graph/v3/${address}` })));
  };
  const [result] = await once(autocannon({ url, connections, duration, setupClient }), 'done');
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} responses had an error status, ${result.errors} requests failed.`);
  return result;
};

const measure = async ({ api, idle }, addresses, { clients, seconds }) => {
  const before = await fetchMeasurements(api);
  await fetchMeasurements(idle);
  const { requests, latency, duration } = await sendRequests(api, addresses, {
    connections: clients,
    duration: seconds,
  });
  const own = await fetchMeasurements(api);
  const { loopP99Ms: idleLoopP99Ms } = await fetchMeasurements(idle);
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
 * Measures the API over HTTP with an increasing number of clients, each sending its requests sequentially. Returns per
 * number of clients: requests per second, response times, and the CPU time, event loop delay and memory of the API.
 */
export const loadApi = async (root, dataFolder, { addresses, seconds }) => {
  const idle = startIdle(root);
  const results = [];
  try {
    const api = await startApi(root, dataFolder);
    try {
      await sendRequests(api, addresses, { connections: CLIENTS.at(-1), duration: WARM_UP_SECONDS });
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
