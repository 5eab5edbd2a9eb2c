/** How long an answer may be used, in seconds. */
export interface Freshness {
  /** Since it was made: it counts as new so long. */
  readonly maxAgeS: number;
  /** After that: it is still given out while a new one is fetched. RFC 5861. */
  readonly staleWhileRenewingS: number;
  /** After that: it is still given out when a new one cannot be had. */
  readonly staleIfFailedS: number;
}

const DAY_S = 86_400;

/** `fallbackS` goes for answers that say nothing of their age. Spec §9 "long cache enabled". */
const POLICIES = {
  long: { fallbackS: 300, mostS: DAY_S, staleS: DAY_S },
  short: { fallbackS: 60, mostS: 60, staleS: 0 },
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

const NOT_KEPT = ['no-store', 'no-cache', 'private'];
const NEVER_STALE = ['must-revalidate', 'proxy-revalidate'];

const secondsOf = (text: string | undefined): number | null =>
  text === undefined ? null : /^\d{1,9}$/.test(text) ? Number(text) : 0;

/**
 * How long an answer may be used, by what it says of itself (`Cache-Control`, RFC 9111) and by our own policy. Null: it
 * is not kept. An age that cannot be read counts as none.
 */
export const freshnessOf = (
  { cacheControl, ageS }: { cacheControl: string; ageS: number },
  policy: CachePolicy,
): Freshness | null => {
  const { fallbackS, mostS, staleS } = POLICIES[policy];
  const directives = directivesOf(cacheControl);
  if (NOT_KEPT.some((name) => directives.has(name))) return null;
  const saidS = secondsOf(directives.get('s-maxage')) ?? secondsOf(directives.get('max-age'));
  const maxAgeS = Math.min(saidS ?? fallbackS, mostS);
  if (maxAgeS <= ageS) return null;
  const mostStaleS = NEVER_STALE.some((name) => directives.has(name)) ? 0 : staleS;
  const staleFor = (name: string): number => Math.min(secondsOf(directives.get(name)) ?? staleS, mostStaleS);
  return {
    maxAgeS,
    staleWhileRenewingS: staleFor('stale-while-revalidate'),
    staleIfFailedS: staleFor('stale-if-error'),
  };
};
