#!/usr/bin/env node
// `npm run bench:endurance -- [--minutes 10] [--visitors 6]`: visitors over HTTP/2 through Caddy, in front of two portals
// and two APIs, while imports publish and processes are killed. Ends with 1 if a request failed that was not on a killed
// connection. Needs built programs and Caddy.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findProgram } from '../../steps/find-program.mjs';
import { nextFreePort } from '../../steps/ports.mjs';
import { runScript, Stop } from '../../steps/stop.mjs';
import { createFolder } from '../folder.mjs';
import { importCorpus, startApi, startPortal, startProgram } from '../programs.mjs';
import { readMetric } from './metrics.mjs';
import { writeCaddyfile } from './proxy.mjs';
import { describeRun } from './report.mjs';
import { visit } from './visitors.mjs';

const MS_PER_MINUTE = 60_000;
const SAMPLE_EVERY_MS = 5_000;
/** Parts of the whole time after which an import publishes. */
const IMPORTS_AT = [0.15, 0.45, 0.75];
/** Parts of the whole time after which a process is killed. */
const KILLS_AT = [
  [0.3, 'portal-1'],
  [0.6, 'api-1'],
];

const UNLIMITED = '1000000';
/** The default of the portal. */
const CACHE_SECONDS = 10;

const freePorts = async (count) => {
  const ports = [];
  while (ports.length < count) ports.push(await nextFreePort());
  return ports;
};

const api = (name, folder, [port, metrics]) => ({
  name,
  metrics: `http://127.0.0.1:${metrics}/metrics`,
  start: () =>
    startApi(folder, {
      port,
      environment: { API_METRICS_PORT: String(metrics), READS_PER_MINUTE: UNLIMITED },
    }),
});

const portal = (name, { apiPort, publicUrl }, [port, metrics]) => ({
  name,
  metrics: `http://127.0.0.1:${metrics}/metrics`,
  start: () =>
    startPortal({ port: apiPort }, CACHE_SECONDS, {
      port,
      environment: {
        PUBLIC_URL: publicUrl,
        PORTAL_METRICS_PORT: String(metrics),
        // The visitors of this machine stand for proxies: they name the visitor that they are.
        TRUSTED_PROXIES: '2',
      },
    }),
});

const planServers = async (folder, caddy) => {
  const [publicPort, apiPort, ...ports] = await freePorts(10);
  const [p1, m1, p2, m2, a1, n1, a2, n2] = ports;
  const publicUrl = `https://localhost:${publicPort}`;
  const config = writeCaddyfile(folder, { publicPort, apiPort, portalPorts: [p1, p2], apiPorts: [a1, a2] });
  const proxy = {
    name: 'caddy',
    start: () =>
      startProgram(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
        // Its own authority, and nothing outside of the folder.
        environment: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        ready: `http://127.0.0.1:${apiPort}/ready`,
      }),
  };
  return {
    publicUrl,
    apis: [api('api-1', folder, [a1, n1]), api('api-2', folder, [a2, n2])],
    proxy,
    portals: [
      portal('portal-1', { apiPort, publicUrl }, [p1, m1]),
      portal('portal-2', { apiPort, publicUrl }, [p2, m2]),
    ],
  };
};

/** Samples the memory of the servers until a time. One that is down has no sample. */
const sampleMemory = async (servers, untilMs, samples) => {
  while (performance.now() < untilMs) {
    for (const { name, metrics } of servers) {
      const bytes = await readMetric(metrics, 'process_resident_memory_bytes').catch(() => null);
      if (bytes !== null) samples.push({ name, atMs: performance.now(), bytes });
    }
    await pause(SAMPLE_EVERY_MS);
  }
};

const at = async (startMs, ms, run) => {
  await pause(Math.max(0, startMs + ms - performance.now()));
  return run();
};

const measure = async ({ folder, servers, running, publicUrl, minutes, visitors }) => {
  const lengthMs = minutes * MS_PER_MINUTE;
  const startMs = performance.now();
  const untilMs = startMs + lengthMs;
  const run = { answers: [], samples: [], events: [], startMs, lengthMs };
  const event = (text) => {
    run.events.push({ atMs: performance.now(), text });
    console.log(`${((performance.now() - startMs) / MS_PER_MINUTE).toFixed(1)} min: ${text}`);
  };
  await Promise.all([
    ...Array.from({ length: visitors }, (_, number) =>
      visit(publicUrl, {
        number,
        untilMs,
        onAnswer: (answer) => run.answers.push({ ...answer, atMs: performance.now() }),
      }),
    ),
    sampleMemory(servers, untilMs, run.samples),
    ...IMPORTS_AT.map((part) =>
      at(startMs, part * lengthMs, async () => {
        event('an import begins');
        await importCorpus(folder);
        event('an import has published');
      }),
    ),
    ...KILLS_AT.map(([part, name]) =>
      at(startMs, part * lengthMs, async () => {
        event(`${name} is killed`);
        await running.get(name).stop('SIGKILL');
        running.set(name, await servers.find((server) => server.name === name).start());
        event(`${name} is back`);
      }),
    ),
  ]);
  const counts = servers.map(({ metrics }) =>
    readMetric(metrics, 'open_discovery_http_request_duration_seconds_count').catch(() => Number.NaN),
  );
  return { ...run, counted: await Promise.all(counts), names: servers.map(({ name }) => name) };
};

await runScript(async () => {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '10' }, visitors: { type: 'string', default: '6' } },
  });
  const caddy = findProgram('caddy');
  if (caddy === null) throw new Stop('bench:endurance needs caddy (Debian: apt-get install caddy).');
  const folder = createFolder();
  await importCorpus(folder);
  const { apis, proxy, portals, publicUrl } = await planServers(folder, caddy);
  const running = new Map();
  try {
    for (const { name, start } of [...apis, proxy, ...portals]) running.set(name, await start());
    const run = await measure({
      folder,
      servers: [...portals, ...apis],
      running,
      publicUrl,
      minutes: Number(values.minutes),
      visitors: Number(values.visitors),
    });
    const { text, isClean } = describeRun(run);
    console.log(text);
    return isClean ? 0 : 1;
  } finally {
    for (const { stop } of running.values()) await stop('SIGKILL');
  }
});
