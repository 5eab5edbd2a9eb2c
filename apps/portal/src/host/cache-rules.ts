import { OWN_ROLE_FIELD } from '@open-discovery/search-fields';
import { AFTER_LOGIN_PATH, isLoggedIn } from '../session/login.ts';

/** Roughly the interval of the page's own retries. */
export const RETRY_AFTER_SECONDS = 5;

/** The API counts requests by the minute. */
const TOO_MANY_SECONDS = 60;

/** Returns the header that tells when to ask again for a page of this status. */
export const retryAfter = (status: number): Record<string, string> => {
  if (status === 429) return { 'retry-after': String(TOO_MANY_SECONDS) };
  return status >= 500 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {};
};

/** Time in which a cache may serve a stale page while it revalidates. */
const STALE_SECONDS = 60;

const PERSONAL_PATHS: ReadonlySet<string> = new Set(['/user-info', AFTER_LOGIN_PATH]);

/** Reports whether the page at an address depends on the visitor's session: a search by their role. */
export const isForSession = ({ searchParams }: URL, cookies: string): boolean =>
  searchParams.has(OWN_ROLE_FIELD) && isLoggedIn(cookies);

/** Reports whether the page at an address depends on the visitor. */
export const isPersonalPage = (url: URL, cookies: string): boolean =>
  PERSONAL_PATHS.has(url.pathname) || isForSession(url, cookies);

interface PageKind {
  readonly isPersonal: boolean;
  /** False for a failure or an incomplete page. */
  readonly isCacheable: boolean;
  /** True if administrators can change the page while the host runs: it is never served stale. */
  readonly isManaged?: boolean;
}

/** Returns the `cache-control` header of a page. */
export const cacheControl = (
  { isPersonal, isCacheable, isManaged = false }: PageKind,
  cacheSeconds: number,
): string => {
  if (isPersonal) return 'private, no-store';
  if (!isCacheable) return 'no-store';
  if (cacheSeconds === 0) return 'public, no-cache';
  const stale = isManaged ? 'must-revalidate' : `stale-while-revalidate=${STALE_SECONDS}`;
  return `public, max-age=${cacheSeconds}, ${stale}`;
};
