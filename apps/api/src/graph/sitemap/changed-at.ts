/** Earlier timestamps are default values, not dates. */
const EARLIEST_MS = Date.UTC(2000, 0, 1);
const LATEST_MS = Date.UTC(2100, 0, 1);

/**
 * Returns the time of a record's last change as an ISO date and time, if it is known.
 *
 * @example changedAt({ lastUpdateTimeStamp: 1700000000000 }) // { changed: '2023-11-14T22:13:20.000Z' }
 */
export const changedAt = (record: object): { readonly changed?: string } => {
  const timestamp = 'lastUpdateTimeStamp' in record ? record.lastUpdateTimeStamp : null;
  return typeof timestamp === 'number' && timestamp >= EARLIEST_MS && timestamp < LATEST_MS
    ? { changed: new Date(timestamp).toISOString() }
    : {};
};
