import { encodeText } from '@open-discovery/http';

/** Returns a cookie from a `Cookie` header or `document.cookie`; `null` when it is missing. */
export const readCookie = (cookies: string | null | undefined, name: string): string | null => {
  const pair = cookies?.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
};

/**
 * Returns a cookie for the whole site, for a `Set-Cookie` header or `document.cookie`. A lifetime of 0
 * removes it.
 */
export const cookieText = (name: string, value: string, lifetimeMs: number): string =>
  `${name}=${encodeText(value)}; Path=/; Max-Age=${Math.floor(lifetimeMs / 1000)}; SameSite=Lax`;
