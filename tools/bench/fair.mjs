// `npm run bench:fair`: how one hostile visitor changes the response times of ten ordinary ones.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { importCorpus, startApi, startPortal } from './programs.mjs';

const ORDINARY_VISITORS = 10;
const HOSTILE_REQUESTS = 70;
const HOSTILE_VISITOR = '198.51.100.1';
const WARM_UP_SECONDS = 3;
const ROUNDS = 3;
/** Time that ordinary visitors read. */
const PAUSE_MS = { api: 500, portal: 2_000 };
const REFUSED_PAUSE_MS = 1_000;
/** The most that one hostile visitor may slow the others down: p95 by p95. */
const MOST_TIMES = 2;
/** Below this, differences are the machine's. */
const NOISE_MS = 15;

const WORDS = [
  'climate',
  'ocean',
  'health',
  'energy',
  'soil',
  'genome',
  'water',
  'model',
  'network',
  'language',
];
const FACETS = 'type,access,year,language,publisher,subject';
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Counts requests, so that each address is new to every cache. */
let asked = 0;
const ordinary = {
  api: (visitor) =>
    `/graph/v3/research-products?${new URLSearchParams({ search: WORDS[(asked + visitor) % WORDS.length], facets: FACETS, pageSize: String(10 + (asked % 20)) })}`,
  portal: (visitor) => `/?keyword=${WORDS[(asked + visitor) % WORDS.length]}&from=${1800 + (asked % 200)}`,
};
/** As much work as one search may ask for: beginnings of words, as many as are allowed, or beyond, or all words. */
const hostileTexts = () => [
  LETTERS.slice(asked % 10, (asked % 10) + 10)
    .map((letter) => `${letter}*`)
    .join(' OR '),
  LETTERS.map((letter) => `*${letter}*`).join(' OR '),
  Array.from({ length: 200 }, (_, at) => WORDS[at % WORDS.length]).join(' OR '),
];
const hostile = {
  api: () =>
    `/graph/v3/research-products?${new URLSearchParams({ search: hostileTexts()[asked % 3], facets: FACETS, pageSize: '100', includeStats: 'true', highlight: 'true' })}`,
  portal: () =>
    `/?${new URLSearchParams({ keyword: hostileTexts()[asked % 3], from: String(1800 + (asked % 200)) })}`,
};

const request = async (url, visitor) => {
  const begin = performance.now();
  const answer = await fetch(url, { headers: { 'x-forwarded-for': visitor } });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - begin };
};

/** Sends requests one after the other until the time is up; returns them. */
const visit = async (server, addressOf, { visitor, untilMs, pauseMs }) => {
  const results = [];
  while (performance.now() < untilMs) {
    asked += 1;
    const result = await request(server.url + addressOf(asked), visitor);
    results.push(result);
    // Nothing but a firewall stops a flood of refused requests, which cost next to nothing.
    if (result.status === 429) await pause(REFUSED_PAUSE_MS);
    await pause(pauseMs * (0.5 + Math.random()));
  }
  return results;
};

const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

/** Counts the statuses of some requests. */
const countsOf = (results) => {
  const counts = new Map();
  for (const { status } of results) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort()
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
};

const measure = async (server, kind, { seconds, isDisturbed }) => {
  const untilMs = performance.now() + seconds * 1_000;
  const disturbing = Array.from({ length: isDisturbed ? HOSTILE_REQUESTS : 0 }, () =>
    visit(server, hostile[kind], { visitor: HOSTILE_VISITOR, untilMs, pauseMs: 0 }),
  );
  const visits = Array.from({ length: ORDINARY_VISITORS }, (_, at) =>
    visit(server, ordinary[kind], { visitor: `192.0.2.${at + 1}`, untilMs, pauseMs: PAUSE_MS[kind] }),
  );
  return { ordinary: (await Promise.all(visits)).flat(), hostile: (await Promise.all(disturbing)).flat() };
};

const show = (name, { ordinary: own, hostile: others }) => {
  const times = own.map(({ ms }) => ms);
  const [p50, p95] = [0.5, 0.95].map((share) => `${percentile(times, share).toFixed(0)} ms`);
  const disturbing = others.length === 0 ? '' : `; hostile: ${countsOf(others)}`;
  console.log(`${name}: ${own.length} requests (${countsOf(own)}), p50 ${p50}, p95 ${p95}${disturbing}`);
};

const p95Of = ({ ordinary: own }) =>
  percentile(
    own.map(({ ms }) => ms),
    0.95,
  );

/**
 * Compares response times without and with the hostile visitor, in turns, because other programs of the machine disturb
 * as well. Returns whether the others are served as before.
 */
const compare = async (server, kind, seconds) => {
  await measure(server, kind, { seconds: WARM_UP_SECONDS, isDisturbed: false });
  const rounds = { alone: [], disturbed: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['alone', 'disturbed'])
      rounds[name].push(
        await measure(server, kind, { seconds: seconds / ROUNDS, isDisturbed: name === 'disturbed' }),
      );
  }
  const [alone, disturbed] = Object.values(rounds).map((all) => ({
    ordinary: all.flatMap((one) => one.ordinary),
    hostile: all.flatMap((one) => one.hostile),
  }));
  show(`${kind} alone`, alone);
  show(`${kind} disturbed`, disturbed);
  const times = p95Of(disturbed) / p95Of(alone);
  const isServed = [...alone.ordinary, ...disturbed.ordinary].every(({ status }) => status === 200);
  const isFair = isServed && p95Of(disturbed) <= MOST_TIMES * p95Of(alone) + NOISE_MS;
  console.log(`${kind}: p95 ${times.toFixed(2)} times that of before${isFair ? '' : ', which is too much'}`);
  return isFair;
};

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    corpus: { type: 'string', multiple: true, default: [] },
  },
});
const folder = await mkdtemp(path.join(tmpdir(), 'bench-fair-'));
const servers = [];
try {
  await importCorpus(folder, options.corpus);
  const api = await startApi(folder);
  servers.push(api);
  const portal = await startPortal(api, 0);
  servers.push(portal);
  const seconds = Number(options.seconds);
  const outcomes = [await compare(api, 'api', seconds), await compare(portal, 'portal', seconds)];
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
} finally {
  for (const { stop } of servers) stop();
  await rm(folder, { recursive: true, force: true });
}
