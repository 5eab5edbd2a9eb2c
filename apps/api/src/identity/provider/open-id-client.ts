import type { CustomFetch } from 'openid-client';
import type { IdentitySettings } from '../identity-settings.ts';

/** The configuration of the OpenID provider and of this client. */
export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: string | null;
  /** True if the issuer may have an http address; never in production. */
  readonly allowsHttp: boolean;
  /** Replaces network requests to the provider. */
  readonly fetch: CustomFetch | null;
}

/** Returns the redirect addresses that must be registered at the provider. */
export const returnAddresses = (publicUrl: string) => ({
  callback: `${publicUrl}/api/login-service/callback`,
  loggedOut: `${publicUrl}/api/login-service/logged-out`,
});

/** Returns the configured provider; null for the trial login. */
export const configuredClient = (settings: IdentitySettings): OpenIdClient | null =>
  settings.OIDC_ISSUER === null
    ? null
    : {
        issuer: settings.OIDC_ISSUER,
        clientId: settings.OIDC_CLIENT_ID ?? '',
        clientSecret: settings.OIDC_CLIENT_SECRET,
        allowsHttp: settings.MODE !== 'production',
        fetch: null,
      };
