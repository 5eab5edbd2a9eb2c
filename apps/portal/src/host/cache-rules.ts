import { AFTER_LOGIN_PATH } from '../session/login.ts';

/** After a failure: as long as the page itself waits before it asks again, roughly. */
export const RETRY_AFTER_SECONDS = 5;

/** How long a browser or a cache in between may show a page while it fetches the next one. */
const STALE_SECONDS = 60;

const PERSONAL_PATHS: ReadonlySet<string> = new Set(['/user-info', AFTER_LOGIN_PATH]);

/** Whether the page at a path is about one visitor. */
export const isPersonal = (path: string): boolean => PERSONAL_PATHS.has(path);

/** What browsers and caches may do with a page; one that is not kept is a failure, or misses a part. */
export const cacheControl = (path: string, { isKept }: { isKept: boolean }, keptSeconds: number): string => {
  if (isPersonal(path)) return 'private, no-store';
  if (!isKept) return 'no-store';
  return keptSeconds === 0
    ? 'public, no-cache'
    : `public, max-age=${keptSeconds}, stale-while-revalidate=${STALE_SECONDS}`;
};
