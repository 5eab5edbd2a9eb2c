/** Why a page is not open to a visitor, by the code that the user-info page is given. Spec §4 "Route guard reason codes". */
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

/** The reason that a code stands for; `null` for any other text. */
export const reasonOf = (code: string | null): Reason | null =>
  (Object.keys(REASON_CODES) as Reason[]).find((reason) => String(REASON_CODES[reason]) === code) ?? null;

/** The page that says why. */
export const USER_INFO_PATH = '/user-info';

/** Address of the page that says why, and leads back to `redirectUrl`. */
export const userInfoAddress = (reason: Reason, redirectUrl: string): string =>
  `${USER_INFO_PATH}?errorCode=${REASON_CODES[reason]}&redirectUrl=${encodeURIComponent(redirectUrl)}`;
