type Slice = { readonly queries: Readonly<Record<string, object | undefined>> };

const hasQueries = (slice: unknown): slice is Slice =>
  typeof slice === 'object' && slice !== null && 'queries' in slice && typeof slice.queries === 'object';

/**
 * The store's state as a page carries it. RTK Query notes of every answer when and as which request it came; those are
 * new with each rendering, and would make the same page another one each time.
 */
export const stableState = (state: object, now: Date): object => {
  const asked = { requestId: '', startedTimeStamp: now.getTime(), fulfilledTimeStamp: now.getTime() };
  const stableSlice = (slice: unknown): unknown =>
    hasQueries(slice)
      ? {
          ...slice,
          // The browser's own: there answers are not kept as on the server.
          config: undefined,
          queries: Object.fromEntries(
            Object.entries(slice.queries).map(([key, query]) => [key, { ...query, ...asked }]),
          ),
        }
      : slice;
  return Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, stableSlice(slice)]));
};

const hasFailed = (query: object | undefined): boolean => {
  const answer = query && 'data' in query ? query.data : null;
  return typeof answer === 'object' && answer !== null && 'state' in answer && answer.state === 'failed';
};

/** Whether everything that the page asked for was answered; a page without one of its parts is shown, but not kept. */
export const isWhole = (state: object): boolean =>
  Object.values(state).every((slice) => !hasQueries(slice) || !Object.values(slice.queries).some(hasFailed));

const MINUTE_MS = 60_000;

/**
 * The time that a page is made for: the end of the running minute, so that it is the same page for a minute, and nothing
 * on it lies in its future.
 */
export const pageTime = (now: Date): Date => new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS);
