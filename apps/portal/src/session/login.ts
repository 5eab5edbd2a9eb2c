import { encodeText, parseSameOriginPath } from '@open-discovery/http';
import type { PortalConfiguration } from '@open-discovery/config';
import { cookieText, readCookie } from '../runtime/cookies.ts';

/**
 * The cookie of the specification that scripts can read. When it is not empty, a user is logged in. It
 * carries no authority. Spec §4.
 */
const ACCESS_TOKEN_COOKIE = 'AccessToken';
/** Holds the location to return to after login. */
export const RETURN_COOKIE = 'returnTo';
/** Longer than any login takes. */
const RETURN_LIFETIME_MS = 30 * 60_000;
/** The page that reads the return location, clears it and goes there. */
export const AFTER_LOGIN_PATH = '/reload';

type Addresses = Pick<PortalConfiguration['addresses'], 'login' | 'logout'>;

export const isLoggedIn = (cookies: string): boolean =>
  (readCookie(cookies, ACCESS_TOKEN_COOKIE) ?? '') !== '';

/** Returns the address of the login service; login ends at `path`. */
export const loginAddress = ({ login }: Addresses, path: string): string => withRedirect(login, path);

/** Returns the address for logging out; it ends at home, which is public. */
export const logoutAddress = ({ logout }: Addresses): string => withRedirect(logout, '/');

const withRedirect = (address: string, path: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}redirect=${encodeText(path)}`;

/** Home, where everybody begins, is not a location to return to: login from there leads to the page after login. Spec §2. */
const isReturnLocation = (path: string): boolean => path !== '/';

/** Returns where a login that begins at a path ends without scripts, which keep no return location. */
export const loginEnd = (path: string): string => (isReturnLocation(path) ? path : AFTER_LOGIN_PATH);

/** Returns the cookie that holds a return location during login, or clears an old one. */
export const returnCookie = (path: string): string =>
  isReturnLocation(path) ? cookieText(RETURN_COOKIE, path, RETURN_LIFETIME_MS) : clearedReturnCookie();
export const clearedReturnCookie = (): string => cookieText(RETURN_COOKIE, '', 0);
export const clearedTokenCookie = (): string => cookieText(ACCESS_TOKEN_COOKIE, '', 0);

/** The saved return location; `null` without one, and for addresses of other sites. */
export const savedReturn = (cookies: string | null): string | null =>
  parseSameOriginPath(readCookie(cookies, RETURN_COOKIE));
