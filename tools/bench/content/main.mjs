#!/usr/bin/env node
// `npm run bench:content`: visitors read help texts and menus while curators edit them, over the built servers.
// BENCH_SECONDS (10), BENCH_READERS (32), BENCH_EDITORS (4); DATABASE_URL for PostgreSQL.
import autocannon from 'autocannon';
import { nextFreePort } from '../../steps/ports.mjs';
import { runScript, Stop } from '../../steps/stop.mjs';
import { createFolder } from '../folder.mjs';
import { startApi, startPortal } from '../programs.mjs';
import { quantile } from '../statistics.mjs';
import { logIn } from './log-in.mjs';

const CACHE_SECONDS = 10;
const PORTAL = 'admin-tool/explore/open-discovery';
const READS = ['full', 'menu/full', 'pagehelpcontent/grouped?active=true&page=%2F'].map(
  (below) => `/${PORTAL}/${below}`,
);

const { BENCH_SECONDS = '10', BENCH_READERS = '32', BENCH_EDITORS = '4' } = process.env;
const seconds = Number(BENCH_SECONDS);

/** Edits one help text again and again until the time is over; every answer is looked at. */
const editUntil = async (deadline, { api, portalUrl, cookie, page, name }) => {
  const statuses = {};
  const times = [];
  const send = async (call, body) => {
    const begin = performance.now();
    const answer = await fetch(`${api}/${PORTAL}/pagehelpcontent/${call}`, {
      method: 'POST',
      headers: { cookie, origin: portalUrl, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    times.push(performance.now() - begin);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    return answer.json();
  };
  const text = { page, placement: 'top', isActive: true };
  let stored = await send('save', { ...text, content: `<p>${name}</p>` });
  for (let turn = 1; performance.now() < deadline; turn += 1) {
    const { _id, version } = stored;
    const answer = await send('update', { ...text, _id, version, content: `<p>${name} ${turn}</p>` });
    stored = answer._id ? answer : (answer.current ?? stored);
  }
  return { statuses, times };
};

const ms = (value) => `${value.toFixed(1)} ms`;

const startAll = async (folder) => {
  const port = await nextFreePort();
  const portalUrl = `http://localhost:${port}`;
  const environment = {
    PUBLIC_URL: portalUrl,
    MODE: 'trial',
    ...Object.fromEntries(['READS', 'CHANGES', 'LOGINS'].map((what) => [`${what}_PER_MINUTE`, '1000000'])),
  };
  const api = await startApi(folder, { environment, ready: '/health' });
  const portal = await startPortal(api, CACHE_SECONDS, { port, environment });
  return { api: api.url, portalUrl, servers: [portal, api] };
};

const report = (reads, edits) => {
  const times = edits.flatMap((edit) => edit.times);
  const statuses = {};
  for (const edit of edits)
    for (const [status, count] of Object.entries(edit.statuses))
      statuses[status] = (statuses[status] ?? 0) + count;
  const { latency, requests } = reads;
  console.log(`reads: ${requests.average} a second, p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms`);
  console.log(`       2xx ${reads['2xx']}, 4xx ${reads['4xx']}, 5xx ${reads['5xx']}, errors ${reads.errors}`);
  console.log(
    `edits: ${(times.length / seconds).toFixed(0)} a second, p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}`,
  );
  console.log(`       ${JSON.stringify(statuses)}`);
  const failures = reads['5xx'] + reads.errors + Object.keys(statuses).filter((one) => one >= 500).length;
  return failures === 0 ? 0 : 1;
};

await runScript(async () => {
  if (!(seconds > 0 && seconds <= 120)) throw new Stop('BENCH_SECONDS is a number from 1 to 120.');
  const { api, portalUrl, servers } = await startAll(createFolder());
  try {
    const cookie = await logIn(portalUrl, 'trial-administrator');
    const portal = await (await fetch(`${api}/${PORTAL}/full`)).json();
    const page = portal.pages[0]._id;
    const deadline = performance.now() + seconds * 1_000;
    const editors = Array.from({ length: Number(BENCH_EDITORS) }, (_, at) =>
      editUntil(deadline, { api, portalUrl, cookie, page, name: `editor ${at}` }),
    );
    const reads = autocannon({
      url: api,
      connections: Number(BENCH_READERS),
      duration: seconds,
      requests: READS.map((address) => ({ path: address })),
    });
    return report(await reads, await Promise.all(editors));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});
process.exit();
