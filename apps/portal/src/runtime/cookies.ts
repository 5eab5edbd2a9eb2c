/** One cookie out of a `Cookie` header or of `document.cookie`; `null` when it is not there. */
export const readCookie = (cookies: string | null | undefined, name: string): string | null => {
  const pair = cookies?.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
};

/** The text that sets a cookie for the whole site: in a `Set-Cookie` header or in `document.cookie`. 0 removes it. */
export const cookieText = (name: string, value: string, lifetimeMs: number): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${Math.floor(lifetimeMs / 1000)}; SameSite=Lax`;
