export interface Polling {
  /** Settles after the first look, whatever came of it. */
  readonly first: Promise<void>;
  /** Stops looking, and waits for a look that is under way. */
  readonly stop: () => Promise<void>;
}

/** Looks for newer records again and again, one look after the other; a failed look is told and tried again. */
export const startPolling = (options: {
  readonly refresh: () => Promise<boolean>;
  readonly everyMs: number;
  readonly onSwitched: () => void;
  readonly onFailed: (error: unknown) => void;
}): Polling => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;
  let told = '';

  const fail = (error: unknown): void => {
    const text = String(error);
    if (text !== told) options.onFailed(error);
    told = text;
  };
  const look = async (): Promise<void> => {
    try {
      if (await options.refresh()) {
        told = '';
        options.onSwitched();
      }
    } catch (error) {
      fail(error);
    }
    if (!stopped) timer = setTimeout(() => (running = look()), options.everyMs);
  };
  let running = look();
  return {
    first: running,
    stop: async () => {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
};
