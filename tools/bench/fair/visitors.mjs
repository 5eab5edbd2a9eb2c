// A program of visitors: for each message it visits a server until the time is up, and sends its requests back.
import { Agent, get } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ADDRESSES } from './addresses.mjs';

const REFUSED_PAUSE_MS = 1_000;
const LOWEST_PRIORITY = 19;

const [role] = process.argv.slice(2);
// A hostile visitor sits at another machine: its own work must not take the processor from the servers.
if (role === 'hostile') setPriority(LOWEST_PRIORITY);

const agent = new Agent({ keepAlive: true });

/** Requests an address and skips the body. */
const request = (url, { visitor, signal }) =>
  new Promise((resolve, reject) => {
    const begin = performance.now();
    const headers = { 'x-forwarded-for': visitor, 'accept-encoding': 'gzip, br' };
    get(url, { agent, headers, signal }, (response) => {
      response.on('error', reject).on('end', () => {
        resolve({ status: response.statusCode, ms: performance.now() - begin });
      });
      response.resume();
    }).on('error', reject);
  });

/** Never aborts: ordinary visitors wait for their last page. */
const PATIENT = new AbortController().signal;

/** Counts requests over all rounds, so that no address comes twice. */
let asked = 0;

/** Sends requests one after the other until the time is up; returns them. */
const visit = async ({ url, kind, seconds, pauseMs }, visitor) => {
  const untilMs = performance.now() + seconds * 1_000;
  const signal = role === 'hostile' ? AbortSignal.timeout(Math.round(seconds * 1_000)) : PATIENT;
  const requests = [];
  // Visitors do not come at the same moment.
  await pause(pauseMs * Math.random());
  while (performance.now() < untilMs) {
    asked += 1;
    const result = await request(url + ADDRESSES[role][kind](asked), { visitor, signal }).catch((error) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (result === null) break;
    requests.push(result);
    // Nothing but a firewall stops a flood of refused requests, which cost next to nothing.
    if (result.status === 429) await pause(REFUSED_PAUSE_MS);
    await pause(pauseMs * (0.5 + Math.random()));
  }
  return requests;
};

process.on('message', async (round) => {
  const visits = await Promise.all(round.visitors.map((visitor) => visit(round, visitor)));
  process.send(visits.flat());
});
