import type { Endpoint } from './endpoint.ts';
import { statusOf } from './http-error.ts';
import type { HttpError } from './http-error.ts';

/**
 * Services whose 401 and 403 are left to the caller. Spec §8 "Exempt services".
 * @example AUTHORIZATION_EXEMPT_SERVICES[0] // 'userInfo'
 */
export const AUTHORIZATION_EXEMPT_SERVICES = [
  'userInfo',
  'orcid',
  'registryVerification',
  'dataTransfer',
] as const;

/**
 * Whether a service's 401 and 403 are left to the caller; those of unknown services are not. Spec §8.
 * @example isAuthorizationExempt('orcid') // true
 */
export const isAuthorizationExempt = (service: string): boolean =>
  (AUTHORIZATION_EXEMPT_SERVICES as readonly string[]).includes(service);

/**
 * What a visitor lacks: a login, or the right.
 * @example const failure: AuthorizationFailure = 'notLoggedIn';
 */
export type AuthorizationFailure = 'notLoggedIn' | 'notAuthorized';

const FAILURE_BY_STATUS: Readonly<Record<number, AuthorizationFailure>> = {
  401: 'notLoggedIn',
  403: 'notAuthorized',
};

/**
 * Why the visitor is sent to the user-info page, if so: 401 or 403 outside the whitelist. Spec §4, §8.
 * @example authorizationFailure({ kind: 'status', status: 401, body: null }, 'adminTool') // 'notLoggedIn'
 */
export const authorizationFailure = (error: HttpError, service: string): AuthorizationFailure | null =>
  isAuthorizationExempt(service) ? null : (FAILURE_BY_STATUS[statusOf(error)] ?? null);

/**
 * Whether the failure ends the login: no answer to a call that is no GET to the registry. Spec §8 "Status 0".
 * @example endsLogin({ kind: 'network' }, { service: 'registry', method: 'POST' }) // true
 */
export const endsLogin = (
  error: HttpError,
  call: { readonly service: string; readonly method: Endpoint<unknown>['method'] },
): boolean => error.kind === 'network' && call.service === 'registry' && call.method !== 'GET';
