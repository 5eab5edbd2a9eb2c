type Security = readonly Readonly<Record<string, readonly string[]>>[];

/** The name of the security scheme of user sessions in the OpenAPI document. */
export const SESSION = 'session';

const NO_LOGIN = {};
const LOGIN = { [SESSION]: [] };

export const LOGIN_REQUIRED: { readonly security: Security } = { security: [LOGIN] };

/** Calls that anyone may make, and that take a login into account. */
export const LOGIN_OPTIONAL: { readonly security: Security } = { security: [NO_LOGIN, LOGIN] };
