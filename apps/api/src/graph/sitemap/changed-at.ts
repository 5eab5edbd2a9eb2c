/** Older than any record of the graph: such a stamp is a default, not a date. */
const EARLIEST_MS = Date.UTC(2000, 0, 1);
const LATEST_MS = Date.UTC(2100, 0, 1);

/**
 * When a record says that it was changed, as an ISO date and time; nothing where it doesn't.
 * @example changedAt({ lastUpdateTimeStamp: 1700000000000 }) // { changed: '2023-11-14T22:13:20.000Z' }
 */
export const changedAt = (record: object): { readonly changed?: string } => {
  const stamp = 'lastUpdateTimeStamp' in record ? record.lastUpdateTimeStamp : null;
  return typeof stamp === 'number' && stamp >= EARLIEST_MS && stamp < LATEST_MS
    ? { changed: new Date(stamp).toISOString() }
    : {};
};
