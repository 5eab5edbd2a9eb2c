import { reasonOf } from './reason-of.ts';

const CERTIFICATE =
  'The certificate of OIDC_ISSUER is not trusted, or not for this address: NODE_EXTRA_CA_CERTS names the file of another authority.';
const UNREACHABLE = 'The provider at OIDC_ISSUER cannot be reached.';
const CLIENT = 'The provider refuses this client: check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.';

/** Advice to operators about failed logins, by the reason in the log. All other reasons lie with a single visitor, or are attacks. */
const ADVICE: Readonly<Record<string, string>> = {
  DATABASE:
    'The database cannot be used: check PostgreSQL at DATABASE_URL, or without it the space and rights of DATA_DIR.',
  ENOTFOUND: UNREACHABLE,
  EAI_AGAIN: UNREACHABLE,
  ECONNREFUSED: UNREACHABLE,
  OAUTH_TIMEOUT: UNREACHABLE,
  CERT_HAS_EXPIRED: CERTIFICATE,
  DEPTH_ZERO_SELF_SIGNED_CERT: CERTIFICATE,
  ERR_TLS_CERT_ALTNAME_INVALID: CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: CERTIFICATE,
  ERR_SSL_WRONG_VERSION_NUMBER: 'OIDC_ISSUER begins with https, and the provider answers without it.',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'OIDC_ISSUER begins with https, and the provider answers without it.',
  OAUTH_HTTP_REQUEST_FORBIDDEN:
    'OIDC_ISSUER, or an address that it names, begins with http: production needs https.',
  OAUTH_RESPONSE_IS_NOT_CONFORM:
    'The address in OIDC_ISSUER has no OpenID provider: /.well-known/openid-configuration is not below it.',
  OAUTH_RESPONSE_IS_NOT_JSON:
    'The address in OIDC_ISSUER has no OpenID provider: /.well-known/openid-configuration is not below it.',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED:
    'OIDC_ISSUER is not the issuer that the provider names: https, the host, the path and the slash at its end have to be the same.',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'The clock of this machine, or that of the provider, is wrong.',
  OAUTH_WWW_AUTHENTICATE_CHALLENGE: CLIENT,
  invalid_client: CLIENT,
  unauthorized_client: CLIENT,
  invalid_scope: 'The provider refuses the scopes in OIDC_SCOPES.',
  NO_ATTEMPT:
    'The cookie of the login did not come back. If this happens to everybody, PUBLIC_URL is not the address that visitors use, or begins with https where they use http.',
};

/** Returns what an operator can do about a failed login: the settings to check; null if no setting is known to cause it. */
export const adviceOf = (error: unknown): string | null => ADVICE[reasonOf(error)] ?? null;
