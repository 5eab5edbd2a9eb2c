import { ApiError } from '../errors/api-error.ts';

/** The most downloads of one visitor at a time. Each holds records in memory, however slowly its client reads. */
export const MOST_DOWNLOADS = 20;

const open = new Map<string, number>();

/** Counts a download of a visitor until the returned function is called. Throws a 429 if too many are open. */
export const beginDownload = (visitor: string): (() => void) => {
  const count = open.get(visitor) ?? 0;
  if (count >= MOST_DOWNLOADS)
    throw new ApiError(429, 'Too many of your downloads are open; wait until some have ended', {
      retryAfterSeconds: 5,
    });
  open.set(visitor, count + 1);
  return () => {
    const left = (open.get(visitor) ?? 1) - 1;
    if (left === 0) open.delete(visitor);
    else open.set(visitor, left);
  };
};
