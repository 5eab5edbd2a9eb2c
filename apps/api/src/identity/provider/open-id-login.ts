import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
} from 'openid-client';
import type {
  Configuration,
  IDToken,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from 'openid-client';
import { toClaims } from '../claims.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import type { LoginChecks } from '../session/login-attempts.ts';
import type { Login, Session } from '../session/session.ts';
import { createDiscovery } from './discover.ts';
import { interceptRefreshToken } from './intercept-refresh-token.ts';
import { LoginError } from './login-error.ts';
import { returnAddresses } from './open-id-client.ts';
import type { OpenIdClient } from './open-id-client.ts';

export interface OpenIdLoginOptions {
  readonly client: OpenIdClient;
  readonly settings: IdentitySettings;
  readonly clock: () => number;
}

/** The OpenID Connect flow. Every step rejects if the provider refuses, sends invalid data or does not answer. */
export interface OpenIdLogin {
  readonly start: () => Promise<{ readonly url: URL; readonly checks: LoginChecks }>;
  /** Finishes a login. `parameters` is the query of the callback with its question mark, or empty. */
  readonly finish: (parameters: string, checks: LoginChecks) => Promise<Login>;
  /** Fetches the claims again. A new refresh token is passed to `keep`, which never rejects, before the steps that may fail. */
  readonly refresh: (session: Session, keep: (refreshToken: string) => Promise<void>) => Promise<Login>;
  /** Returns the provider's logout address; null if it has none. */
  readonly logoutUrl: (session: Session, state: string) => Promise<URL | null>;
}

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** Fetches the claims that are not in the ID token. */
const fetchClaims = async (configuration: Configuration, tokens: Tokens, subject: string) =>
  configuration.serverMetadata().userinfo_endpoint === undefined
    ? {}
    : fetchUserInfo(configuration, tokens.access_token, subject);

const rejectOtherUser = (idToken: IDToken | undefined, subject: string): void => {
  if (idToken && idToken.sub !== subject) throw new LoginError('OTHER_USER');
};

/** Creates the authorization code flow with PKCE, state and nonce. OpenID Connect Core 1.0, RFC 7636, RFC 9207. */
export const createOpenIdLogin = ({ client, settings, clock }: OpenIdLoginOptions): OpenIdLogin => {
  const { configured, configuredAnew } = createDiscovery(client);
  const addresses = returnAddresses(settings.PUBLIC_URL);
  const toLogin = async (tokens: Tokens, subject: string, before: Session | null): Promise<Login> => {
    const idToken = tokens.claims();
    rejectOtherUser(idToken, subject);
    const userClaims = { ...idToken, ...(await fetchClaims(await configured(), tokens, subject)) };
    const claims = toClaims({ sub: subject, ...userClaims }, settings);
    if (claims === null) throw new LoginError('NO_USER');
    const refreshToken = tokens.refresh_token ?? before?.tokens.refreshToken ?? null;
    const lifeSeconds = tokens.expiresIn();
    return {
      claims,
      tokens: { idToken: tokens.id_token ?? before?.tokens.idToken ?? '', refreshToken },
      refreshAtMs: refreshToken === null || lifeSeconds === undefined ? null : clock() + lifeSeconds * 1_000,
    };
  };
  return {
    start: async () => {
      const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(await configured(), {
        redirect_uri: addresses.callback,
        scope: settings.OIDC_SCOPES,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url, checks };
    },
    finish: async (parameters, { state, nonce, codeVerifier }) => {
      const callbackUrl = new URL(`${addresses.callback}${parameters}`);
      const tokens = await authorizationCodeGrant(await configuredAnew(), callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      return toLogin(tokens, tokens.claims()?.sub ?? '', null);
    },
    refresh: async (session, keep) => {
      const { refreshToken } = session.tokens;
      if (refreshToken === null) throw new LoginError('NOTHING_TO_REFRESH');
      const configuration = await configuredAnew();
      interceptRefreshToken(configuration, keep);
      const tokens = await refreshTokenGrant(configuration, refreshToken);
      return toLogin(tokens, session.claims.sub, session);
    },
    logoutUrl: async ({ tokens: { idToken } }, state) => {
      const configuration = await configured();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return buildEndSessionUrl(configuration, {
        id_token_hint: idToken,
        post_logout_redirect_uri: addresses.loggedOut,
        state,
      });
    },
  };
};
