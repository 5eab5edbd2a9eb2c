import { setTimeout as pause } from 'node:timers/promises';

const MS_PER_SECOND = 1_000;

/** The limits after which a server counts as hung: as in `livenessProbe` of deploy/kubernetes. */
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
 * Kills a server when it has not responded at a URL for several times in a row, such as one whose event loop is blocked. It could
 * not end by itself. The checks end with the server, or once `signal` says that it is stopped: it then refuses connections.
 */
export const endWhenHung = async (server, url, { everyMs, limitMs, failures, report, signal }) => {
  const ended = new AbortController();
  void server.ended.then(() => ended.abort());
  const over = AbortSignal.any([ended.signal, signal]);
  let failed = 0;
  while (!over.aborted) {
    const next = pause(everyMs, null, { signal: over }).catch(() => {});
    const [isAlive] = await Promise.all([responds(url, limitMs), next]);
    failed = isAlive ? 0 : failed + 1;
    if (failed < failures || over.aborted) continue;
    const seconds = Math.round((failures * everyMs) / MS_PER_SECOND);
    report(`The ${server.name} has not responded at ${url} for ${seconds} s, and is ended.`);
    server.kill();
    await server.ended;
  }
};
