import type { loadApi } from './load.mjs';

export type LoadResult = Awaited<ReturnType<typeof loadApi>>[number];

/** What the API has to keep to, whatever the load. */
const LIMITS = { loopP99Ms: 20, megabytes: 400 };

/** One line per number of clients; requests a second beside those of a single client, the rest beside its limit. */
export const loadReport = (results: readonly LoadResult[]): string => {
  const single = results[0]?.perSecond ?? Number.NaN;
  const lines = results.map(
    ({ clients, perSecond, p50Ms, p99Ms, processorMs, loopP99Ms, idleLoopP99Ms, megabytes }) =>
      [
        `${clients} clients: ${perSecond.toFixed(0)} requests/s (${(perSecond / single).toFixed(2)}× one client)`,
        `p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${processorMs.toFixed(2)} ms of processor each`,
        `event loop p99 ${loopP99Ms.toFixed(1)} ms (${(loopP99Ms / LIMITS.loopP99Ms).toFixed(2)}× limit); of an idle process beside it ${idleLoopP99Ms.toFixed(1)} ms`,
        `${megabytes.toFixed(0)} MB (${(megabytes / LIMITS.megabytes).toFixed(2)}× limit)`,
      ].join('; '),
  );
  return ['The API over HTTP, two workers, all kinds of requests mixed', ...lines].join('\n');
};
