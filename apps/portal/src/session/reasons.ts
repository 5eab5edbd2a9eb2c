import { encodeText } from '@open-discovery/http';

/**
 * The reasons why a page is not available to a visitor, by their code on the user-info page. Spec §4 "Route
 * guard reason codes".
 */
export const REASON_CODES = {
  notLoggedIn: 1,
  notAdmin: 2,
  notValid: 3,
  notConnectAdmin: 4,
  noCommunity: 5,
  notSubscriber: 6,
  actionRequiresLogin: 7,
  notAuthorized: 8,
} as const;
export type Reason = keyof typeof REASON_CODES;

/** Returns the reason with a code; `null` for any other text. */
export const reasonOf = (code: string | null): Reason | null =>
  (Object.keys(REASON_CODES) as Reason[]).find((reason) => String(REASON_CODES[reason]) === code) ?? null;

/** The page that explains the reason. */
export const USER_INFO_PATH = '/user-info';

/** Returns the address of the page that explains a reason and links back to `redirectUrl`. */
export const userInfoAddress = (reason: Reason, redirectUrl: string): string =>
  `${USER_INFO_PATH}?errorCode=${REASON_CODES[reason]}&redirectUrl=${encodeText(redirectUrl)}`;
