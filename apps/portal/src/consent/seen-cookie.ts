import { SEEN_COOKIE_LIFETIME_MS } from '@open-discovery/config';
import { cookieText, readCookie } from '../runtime/cookies.ts';

/** Records that the cookie notice was acknowledged, and what was agreed to. Spec §4, §9. */
const SEEN_COOKIE = 'seen';

/** `necessary`: no visit is counted. `statistics`: visits may be counted. */
export type Consent = 'necessary' | 'statistics';

/** Reports whether the notice was acknowledged, with either choice. */
export const isNoticeSeen = (cookies: string): boolean => (readCookie(cookies, SEEN_COOKIE) ?? '') !== '';

export const mayCountVisits = (cookies: string): boolean => readCookie(cookies, SEEN_COOKIE) === 'statistics';

/** Returns the cookie that stores the choice. */
export const seenCookie = (consent: Consent): string =>
  cookieText(SEEN_COOKIE, consent, SEEN_COOKIE_LIFETIME_MS);
