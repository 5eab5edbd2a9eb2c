/** The lifetimes of a response, in seconds. */
export interface Freshness {
  /** Time from its creation until it expires. */
  readonly maxAgeS: number;
  /** Time after expiry in which it is served while it is revalidated. RFC 5861. */
  readonly staleWhileRevalidateS: number;
  /** Time after expiry in which it is served if revalidation fails. */
  readonly staleIfFailedS: number;
}

const DAY_S = 86_400;

/** `fallbackS` applies to responses without a lifetime. Spec §9 "long cache enabled". */
const POLICIES = {
  long: { fallbackS: 300, maxS: DAY_S, staleS: DAY_S },
  short: { fallbackS: 60, maxS: 60, staleS: 0 },
} as const;
export type CachePolicy = keyof typeof POLICIES;

const directivesOf = (cacheControl: string): ReadonlyMap<string, string> =>
  new Map(
    cacheControl
      .toLowerCase()
      .split(',')
      .map((directive): [string, string] => {
        const [name = '', value = ''] = directive.split('=', 2);
        return [name.trim(), value.trim().replaceAll('"', '')];
      }),
  );

const NOT_CACHEABLE = ['no-store', 'no-cache', 'private'];
const NEVER_STALE = ['must-revalidate', 'proxy-revalidate'];

const secondsOf = (text: string | undefined): number | null =>
  text === undefined ? null : /^\d{1,9}$/.test(text) ? Number(text) : 0;

/**
 * Returns how long a response may be used, by its `Cache-Control` (RFC 9111) and the cache's policy; null if it may not
 * be cached. An invalid lifetime counts as 0.
 */
export const freshnessOf = (
  { cacheControl, ageS }: { cacheControl: string; ageS: number },
  policy: CachePolicy,
): Freshness | null => {
  const { fallbackS, maxS, staleS } = POLICIES[policy];
  const directives = directivesOf(cacheControl);
  if (NOT_CACHEABLE.some((name) => directives.has(name))) return null;
  const declaredS = secondsOf(directives.get('s-maxage')) ?? secondsOf(directives.get('max-age'));
  const maxAgeS = Math.min(declaredS ?? fallbackS, maxS);
  if (maxAgeS <= ageS) return null;
  const maxStaleS = NEVER_STALE.some((name) => directives.has(name)) ? 0 : staleS;
  const staleFor = (name: string): number => Math.min(secondsOf(directives.get(name)) ?? staleS, maxStaleS);
  return {
    maxAgeS,
    staleWhileRevalidateS: staleFor('stale-while-revalidate'),
    staleIfFailedS: staleFor('stale-if-error'),
  };
};
