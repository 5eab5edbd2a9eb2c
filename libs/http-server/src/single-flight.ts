interface Flight<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Runs work for a caller, or joins the work that already runs for the same key. */
export type SingleFlight<T> = (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/**
 * Runs work once for all callers that wait for the same key. A caller whose signal aborts leaves; the work's own signal
 * aborts when the last caller has left.
 * @example const share = createSingleFlight<Page>(); await share(url.href, request.signal, (signal) => render(url, signal));
 */
export const createSingleFlight = <T>(): SingleFlight<T> => {
  const flights = new Map<string, Flight<T>>();

  const remove = (key: string, flight: Flight<T>): void => {
    if (flights.get(key) === flight) flights.delete(key);
  };

  const start = (key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> => {
    const controller = new AbortController();
    const result = work(controller.signal).finally(() => {
      remove(key, flight);
    });
    const flight: Flight<T> = { result, controller, waiting: 0 };
    flights.set(key, flight);
    return flight;
  };

  const join = (key: string, flight: Flight<T>, signal: AbortSignal): Promise<T> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          // The next caller needs work that is not aborted.
          remove(key, flight);
          flight.controller.abort(signal.reason);
        }
        reject(signal.reason as Error);
      };
      const stopListening = (): void => {
        signal.removeEventListener('abort', leave);
      };
      flight.waiting += 1;
      signal.addEventListener('abort', leave, { once: true });
      flight.result.finally(stopListening).then(resolve, reject);
    });

  return async (key, signal, work) => {
    signal.throwIfAborted();
    return join(key, flights.get(key) ?? start(key, work), signal);
  };
};
