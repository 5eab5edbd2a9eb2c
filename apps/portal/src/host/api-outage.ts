import type { FastifyBaseLogger } from 'fastify';

/** The time without a failed request after which an outage is over. Requests that fail between others are one outage. */
const RECOVERY_MS = 5_000;

/** Counts the requests that the API does not answer. */
export interface ApiOutage {
  /** Counts a refused request. */
  failed(reason: string): void;
  /** Notes that the API has answered a request. */
  answered(): void;
  /** Ends counting. */
  close(): void;
}

/** Creates a log of outages of the API: one line when it stops answering, and one when it answers again. */
export const createApiOutage = (log: Pick<FastifyBaseLogger, 'warn'>): ApiOutage => {
  let refused = 0;
  let recovery: NodeJS.Timeout | null = null;
  const stopRecovery = (): void => {
    if (recovery !== null) clearTimeout(recovery);
    recovery = null;
  };
  const end = (): void => {
    log.warn({ refused }, 'the API answers again');
    refused = 0;
    recovery = null;
  };
  return {
    failed(reason) {
      stopRecovery();
      if (refused === 0) log.warn({ reason }, 'the API does not answer');
      refused += 1;
    },
    answered() {
      if (refused > 0) recovery ??= setTimeout(end, RECOVERY_MS).unref();
    },
    close() {
      const isRecovering = recovery !== null;
      stopRecovery();
      if (isRecovering) end();
    },
  };
};
