import type { FastifyInstance } from 'fastify';
import { startPolling } from '../start-polling.ts';
import type { Polling } from '../start-polling.ts';

const EVERY_MS = 3_600_000;

/** Runs the housekeeping every hour while the server listens. A failure is logged, and the next hour tries again. */
export const addHousekeeping = (
  app: FastifyInstance,
  housekeeping: (signal: AbortSignal) => Promise<void>,
): void => {
  const closing = new AbortController();
  let polling: Polling | null = null;
  app.addHook('onListen', async () => {
    polling = startPolling({
      refresh: async () => {
        await housekeeping(closing.signal);
        return false;
      },
      everyMs: EVERY_MS,
      onSwitched: () => undefined,
      onFailed: (error) =>
        app.log.warn({ err: error }, 'what has been kept long enough could not be deleted'),
    });
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await polling?.stop();
  });
};
