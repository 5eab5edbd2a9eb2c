/** The measurements with one number of clients. */
export interface LoadResult {
  readonly clients: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU time of the API per request. */
  readonly processorMs: number;
  readonly loopP99Ms: number;
  readonly idleLoopP99Ms: number;
  readonly megabytes: number;
}

/** The limits of the API under any load. */
const LIMITS = { loopP99Ms: 20, megabytes: 400 };

/** Formats one line per number of clients: requests per second relative to one client, other values relative to their limit. */
export const loadReport = (results: readonly LoadResult[]): string => {
  const single = results[0]?.perSecond ?? Number.NaN;
  const lines = results.map(
    ({ clients, perSecond, p50Ms, p99Ms, processorMs, loopP99Ms, idleLoopP99Ms, megabytes }) =>
      [
        `${clients} clients: ${perSecond.toFixed(0)} requests/s (${(perSecond / single).toFixed(2)}× one client)`,
        `p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${processorMs.toFixed(2)} ms CPU per request`,
        `event loop p99 ${loopP99Ms.toFixed(1)} ms (${(loopP99Ms / LIMITS.loopP99Ms).toFixed(2)}× limit); idle process ${idleLoopP99Ms.toFixed(1)} ms`,
        `${megabytes.toFixed(0)} MB (${(megabytes / LIMITS.megabytes).toFixed(2)}× limit)`,
      ].join('; '),
  );
  return ['The API over HTTP, two workers, all kinds of requests mixed', ...lines].join('\n');
};
