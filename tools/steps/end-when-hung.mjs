import { setTimeout as pause } from 'node:timers/promises';

const MS_PER_SECOND = 1_000;

/** When a server counts as hung: as in `livenessProbe` of deploy/kubernetes. */
export const LIVENESS = { everyMs: 10_000, limitMs: 5_000, failures: 6 };

/** Reports whether a server responds within a time, whatever it says. */
const responds = (url, limitMs) =>
  fetch(url, { signal: AbortSignal.timeout(limitMs) }).then(
    async (response) => {
      await response.body?.cancel();
      return true;
    },
    () => false,
  );

/**
 * Kills a running server when it has not responded at a URL for several times in a row, such as one whose event loop is blocked.
 * It could not end by itself. Resolves when it has ended.
 */
export const endWhenHung = async (server, url, { everyMs, limitMs, failures, report }) => {
  let failed = 0;
  const checks = new AbortController();
  void server.ended.then(() => checks.abort());
  while (server.isRunning) {
    const next = pause(everyMs, null, { signal: checks.signal }).catch(() => {});
    const [isAlive] = await Promise.all([responds(url, limitMs), next]);
    failed = isAlive ? 0 : failed + 1;
    if (failed < failures || !server.isRunning) continue;
    const seconds = Math.round((failures * everyMs) / MS_PER_SECOND);
    report(`The ${server.name} has not responded at ${url} for ${seconds} s, and is ended.`);
    server.kill();
    await server.ended;
  }
};
