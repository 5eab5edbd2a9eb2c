interface Work<T> {
  readonly result: Promise<T>;
  readonly end: AbortController;
  waiting: number;
}

/** Does a piece of work for somebody who may give up waiting. */
export type Share<T> = (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/**
 * Work that is done once for all who ask for it meanwhile. Who gives up waiting leaves the others alone; when the last
 * one has left, the work's own signal aborts.
 */
export const shareWork = <T>(): Share<T> => {
  const running = new Map<string, Work<T>>();

  const start = (key: string, work: (signal: AbortSignal) => Promise<T>): Work<T> => {
    const end = new AbortController();
    const result = work(end.signal).finally(() => {
      if (running.get(key) === begun) running.delete(key);
    });
    const begun: Work<T> = { result, end, waiting: 0 };
    running.set(key, begun);
    return begun;
  };

  return (key, signal, work) => {
    const shared = running.get(key) ?? start(key, work);
    shared.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        shared.waiting -= 1;
        if (shared.waiting === 0) {
          // Whoever asks from now on needs work that goes on.
          if (running.get(key) === shared) running.delete(key);
          shared.end.abort(signal.reason);
        }
        reject(signal.reason);
      };
      shared.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    });
  };
};
