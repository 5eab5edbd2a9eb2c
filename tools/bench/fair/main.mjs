// `npm run bench:fair`: how one hostile visitor changes the response times of ten ordinary ones.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createFolder } from '../folder.mjs';
import { quantile } from '../statistics.mjs';
import { importCorpus, startApi, startPortal } from '../programs.mjs';

const ORDINARY_VISITORS = Array.from({ length: 10 }, (_, at) => `192.0.2.${at + 1}`);
/** One visitor with as many requests at a time. */
const HOSTILE_VISITOR = Array.from({ length: 70 }, () => '198.51.100.1');
const WARM_UP_SECONDS = 3;
const ROUNDS = 3;
/** Time that ordinary visitors read. */
const PAUSE_MS = { api: 500, portal: 2_000 };
/** The most that one hostile visitor may slow the others down: p95 by p95. */
const MOST_TIMES = 2;
/** Below this, differences are the machine's. */
const NOISE_MS = 15;

/** Starts the visitors of one role in a separate process, so that the work of clients does not count. */
const startVisitors = (role) => {
  const child = fork(path.join(import.meta.dirname, 'visitors.mjs'), [role]);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The ${role} visitors ended with ${code}`);
  });
  // The end of the benchmark ends them as well.
  ended.catch(() => undefined);
  const visit = async (round) => {
    child.send(round);
    const [requests] = await Promise.race([once(child, 'message'), ended]);
    return requests;
  };
  return { visit, stop: () => child.kill() };
};

const p95Of = (requests) =>
  quantile(
    requests.map(({ ms }) => ms),
    0.95,
  );

/** Counts the statuses of some requests. */
const countsOf = (requests) => {
  const counts = new Map();
  for (const { status } of requests) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort()
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
};

const show = (name, { ordinary, hostile }) => {
  const times = ordinary.map(({ ms }) => ms);
  const [p50, p95] = [0.5, 0.95].map((share) => `${quantile(times, share).toFixed(0)} ms`);
  const disturbing = hostile.length === 0 ? '' : `; hostile: ${countsOf(hostile)}`;
  console.log(
    `${name}: ${ordinary.length} requests (${countsOf(ordinary)}), p50 ${p50}, p95 ${p95}${disturbing}`,
  );
};

/** Runs one round; the hostile visitor begins before and ends after the ordinary ones. */
const measure = async (visitors, { url, kind, seconds }, isDisturbed) => {
  const hostile = isDisturbed
    ? visitors.hostile.visit({ url, kind, seconds, visitors: HOSTILE_VISITOR, pauseMs: 0 })
    : [];
  const round = { url, kind, seconds, visitors: ORDINARY_VISITORS, pauseMs: PAUSE_MS[kind] };
  return { ordinary: await visitors.ordinary.visit(round), hostile: await hostile };
};

/**
 * Compares response times without and with the hostile visitor, in turns, because other programs of the machine disturb
 * as well. Returns whether the others are served as before.
 */
const compare = async (visitors, { url }, kind, seconds) => {
  await measure(visitors, { url, kind, seconds: WARM_UP_SECONDS }, false);
  const rounds = { alone: [], disturbed: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['alone', 'disturbed'])
      rounds[name].push(
        await measure(visitors, { url, kind, seconds: seconds / ROUNDS }, name === 'disturbed'),
      );
  }
  const [alone, disturbed] = Object.values(rounds).map((all) => ({
    ordinary: all.flatMap(({ ordinary }) => ordinary),
    hostile: all.flatMap(({ hostile }) => hostile),
  }));
  show(`${kind} alone`, alone);
  show(`${kind} disturbed`, disturbed);
  const times = p95Of(disturbed.ordinary) / p95Of(alone.ordinary);
  const isServed = [...alone.ordinary, ...disturbed.ordinary].every(({ status }) => status === 200);
  const isFair = isServed && p95Of(disturbed.ordinary) <= MOST_TIMES * p95Of(alone.ordinary) + NOISE_MS;
  console.log(`${kind}: p95 ${times.toFixed(2)} times that of before${isFair ? '' : ', which is too much'}`);
  return isFair;
};

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    corpus: { type: 'string', multiple: true, default: [] },
  },
});
const folder = createFolder();
const started = [];
try {
  await importCorpus(folder, options.corpus);
  const api = await startApi(folder);
  started.push(api);
  const portal = await startPortal(api, 0);
  started.push(portal);
  const visitors = { ordinary: startVisitors('ordinary'), hostile: startVisitors('hostile') };
  started.push(...Object.values(visitors));
  const seconds = Number(options.seconds);
  const outcomes = [
    await compare(visitors, api, 'api', seconds),
    await compare(visitors, portal, 'portal', seconds),
  ];
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
} finally {
  for (const { stop } of started) stop();
}
