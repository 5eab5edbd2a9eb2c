import type { EndpointRequest } from '../endpoint.ts';
import { NO_RESPONSE_STATUS, statusOf } from '../http-error.ts';
import type { HttpError } from '../http-error.ts';

/**
 * Services whose callers handle 401 and 403 themselves. Spec §8 "Exempt services".
 * @example AUTHORIZATION_EXEMPT_SERVICES[0] // 'userInfo'
 */
export const AUTHORIZATION_EXEMPT_SERVICES = [
  'userInfo',
  'orcid',
  'registryVerification',
  'dataTransfer',
] as const;

/**
 * Reports whether a service's callers handle 401 and 403 themselves. Unknown services are not exempt. Spec §8.
 * @example isAuthorizationExempt('orcid') // true
 */
export const isAuthorizationExempt = (service: string): boolean =>
  (AUTHORIZATION_EXEMPT_SERVICES as readonly string[]).includes(service);

/**
 * The reason why a visitor may not do something: no login, or no permission.
 * @example const failure: AuthorizationFailure = 'notLoggedIn';
 */
export type AuthorizationFailure = 'notLoggedIn' | 'notAuthorized';

const FAILURE_BY_STATUS: Readonly<Record<number, AuthorizationFailure>> = {
  401: 'notLoggedIn',
  403: 'notAuthorized',
};

/**
 * Returns the reason to send the visitor to the user-info page: 401 or 403 from a service that is not exempt. Spec §4, §8.
 * @example authorizationFailure({ kind: 'status', status: 401, body: null }, 'adminTool') // 'notLoggedIn'
 */
export const authorizationFailure = (error: HttpError, service: string): AuthorizationFailure | null =>
  isAuthorizationExempt(service) ? null : (FAILURE_BY_STATUS[statusOf(error)] ?? null);

/**
 * Reports whether a failure ends the login: a request to the registry, other than GET, that gets no response. Spec §8 "Status 0".
 * @example endsLogin({ kind: 'network' }, { service: 'registry', method: 'POST' }) // true
 */
export const endsLogin = (
  error: HttpError,
  call: { readonly service: string; readonly method: EndpointRequest['method'] },
): boolean => hasNoResponse(error) && call.service === 'registry' && call.method !== 'GET';

/** Other clients than `send` report a missing response as the status 0, as browsers do. */
const hasNoResponse = (error: HttpError): boolean =>
  error.kind === 'network' || (error.kind === 'status' && error.status === NO_RESPONSE_STATUS);
