export interface Polling {
  /** Resolves after the first check, even if it failed. */
  readonly first: Promise<void>;
  /** Stops polling and waits for a running check. */
  readonly stop: () => Promise<void>;
}

/** Checks for newer records periodically, one check at a time. The same failure is reported once until a check succeeds. */
export const startPolling = (options: {
  readonly refresh: () => Promise<boolean>;
  readonly everyMs: number;
  readonly onSwitched: () => void;
  readonly onFailed: (error: unknown) => void;
}): Polling => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;
  let reported = '';

  const fail = (error: unknown): void => {
    const text = String(error);
    if (text !== reported) options.onFailed(error);
    reported = text;
  };
  const check = async (): Promise<void> => {
    try {
      const isNew = await options.refresh();
      reported = '';
      if (isNew) options.onSwitched();
    } catch (error) {
      fail(error);
    }
    if (!stopped)
      timer = setTimeout(() => {
        running = check();
      }, options.everyMs);
  };
  let running = check();
  return {
    first: running,
    stop: async () => {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
};
