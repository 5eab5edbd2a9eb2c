import { parseSameOriginPath } from '@open-discovery/http';
import type { PortalConfiguration } from '@open-discovery/config';
import { cookieText, readCookie } from '../runtime/cookies.ts';

/** The script-readable cookie of the specification. Not empty: somebody is logged in. It carries no authority. Spec §4. */
const ACCESS_TOKEN_COOKIE = 'AccessToken';
/** Where a visitor wants to be after logging in. */
export const RETURN_COOKIE = 'returnTo';
/** Long enough for any login; a location that nobody came back for is forgotten. */
const RETURN_LIFETIME_MS = 30 * 60_000;
/** The page that reads the return location, clears it and goes there. */
export const AFTER_LOGIN_PATH = '/reload';

type Addresses = Pick<PortalConfiguration['addresses'], 'login' | 'logout'>;

export const isLoggedIn = (cookies: string): boolean =>
  (readCookie(cookies, ACCESS_TOKEN_COOKIE) ?? '') !== '';

/** Where logging in begins; `path` is where it ends. */
export const loginAddress = ({ login }: Addresses, path: string): string => withRedirect(login, path);

/** Where logging out begins; it ends at home, which is open to everybody. */
export const logoutAddress = ({ logout }: Addresses): string => withRedirect(logout, '/');

const withRedirect = (address: string, path: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(path)}`;

/** The text of the cookie that keeps a return location over the login. */
export const returnCookie = (path: string): string => cookieText(RETURN_COOKIE, path, RETURN_LIFETIME_MS);
export const clearedReturnCookie = (): string => cookieText(RETURN_COOKIE, '', 0);
export const clearedTokenCookie = (): string => cookieText(ACCESS_TOKEN_COOKIE, '', 0);

/** The saved return location; `null` without one, and for addresses of other sites. */
export const savedReturn = (cookies: string | null): string | null =>
  parseSameOriginPath(readCookie(cookies, RETURN_COOKIE));
