import { HarvestError } from '@open-discovery/harvest';

interface ServiceOptions {
  readonly everyMs: number;
  /** One run, which reports its own failures: they do not end the service. */
  readonly run: () => Promise<unknown>;
  /** Monotonic milliseconds. */
  readonly clock: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly print: (text: string) => void;
  readonly now: () => Date;
}

const runOnce = async ({ run, print }: ServiceOptions): Promise<void> => {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof HarvestError)) throw error;
    print(error.message);
  }
};

/** Runs again and again, at equal distances between the starts. A run that takes longer delays the next one. */
export const runService = async (options: ServiceOptions): Promise<never> => {
  const { everyMs, clock, wait, print, now } = options;
  for (;;) {
    const startedMs = clock();
    await runOnce(options);
    const leftMs = Math.max(0, everyMs - (clock() - startedMs));
    print(`next run: ${new Date(now().getTime() + leftMs).toISOString()}`);
    await wait(leftMs);
  }
};
