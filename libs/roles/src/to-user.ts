import { OPEN_AIRE_ENTITLEMENTS, type EntitlementSource } from './parse-entitlement.ts';
import { rolesOf } from './roles-of.ts';

/** The response of the login service. Spec §7 "Identity". */
export interface LoginInfo {
  sub: string;
  given_name?: string | null | undefined;
  family_name?: string | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
  roles?: readonly string[] | null | undefined;
  edu_person_entitlements?: readonly string[] | null | undefined;
  /** In the unit of the service. */
  exp_date?: number | string | null | undefined;
  accessToken?: string | null | undefined;
  refreshToken?: string | null | undefined;
}

/** The logged-in user. Spec §3 "User". */
export interface User {
  id: string;
  firstname: string;
  lastname: string;
  /** Lower case; '' if the service gives none. */
  email: string;
  accessToken: string;
  refreshToken: string;
  fullname: string;
  role: string[];
  /** The service's `exp_date`; null if it gives none. */
  expirationDate: number | null;
}

/** The full name of a user without a known name. Spec §3. */
export const ANONYMOUS_NAME = 'Anonymous user';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const dateNumber = (value: unknown): number | null => {
  const number = typeof value === 'number' ? value : Number(text(value) || Number.NaN);
  return Number.isFinite(number) ? number : null;
};

/**
 * Converts the login service's response to a user; null if it names no subject. Missing or malformed fields become
 * empty. Spec §3 "User": the id is the subject before any `@`, the e-mail is lower-cased, and the full name falls back
 * to first and last name and then to 'Anonymous user'.
 * @example
 * toUser({ sub: 'ada@example.org', given_name: 'Ada' })?.fullname; // 'Ada'
 */
export const toUser = (
  loginInfo: unknown,
  source: EntitlementSource = OPEN_AIRE_ENTITLEMENTS,
): User | null => {
  if (!isRecord(loginInfo)) return null;
  const id = text(loginInfo['sub']).replace(/@.*$/s, '');
  if (id === '') return null;
  const firstname = text(loginInfo['given_name']);
  const lastname = text(loginInfo['family_name']);
  return {
    id,
    firstname,
    lastname,
    email: text(loginInfo['email']).toLowerCase(),
    accessToken: text(loginInfo['accessToken']),
    refreshToken: text(loginInfo['refreshToken']),
    fullname: text(loginInfo['name']) || `${firstname} ${lastname}`.trim() || ANONYMOUS_NAME,
    role: rolesOf(loginInfo, source),
    expirationDate: dateNumber(loginInfo['exp_date']),
  };
};
