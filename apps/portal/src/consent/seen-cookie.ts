import { SEEN_COOKIE_LIFETIME_MS } from '@open-discovery/config';
import { cookieText, readCookie } from '../runtime/cookies.ts';

/** Says that the cookie notice was acknowledged, and what the reader agreed to. Spec §4, §9. */
const SEEN_COOKIE = 'seen';

/** `necessary`: nothing is counted. `statistics`: visits may be. */
export type Consent = 'necessary' | 'statistics';

/** Whether the notice was acknowledged, whatever was chosen. */
export const isNoticeSeen = (cookies: string): boolean => (readCookie(cookies, SEEN_COOKIE) ?? '') !== '';

export const mayCountVisits = (cookies: string): boolean => readCookie(cookies, SEEN_COOKIE) === 'statistics';

/** The text of the cookie that remembers the choice. */
export const seenCookie = (consent: Consent): string =>
  cookieText(SEEN_COOKIE, consent, SEEN_COOKIE_LIFETIME_MS);
