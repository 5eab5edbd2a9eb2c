import type { CustomFetch } from 'openid-client';
import type { IdentitySettings } from '../identity-settings.ts';

/** What a login needs to know of its provider. */
export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without a password. */
  readonly clientSecret: string | null;
  /** Only for trying out: production speaks https. */
  readonly allowsHttp: boolean;
  /** How its provider is reached, where that is not by the network. */
  readonly fetch: CustomFetch | null;
}

/** Addresses of ours that the provider sends browsers back to; it has to know them. */
export const returnAddresses = (publicUrl: string) => ({
  callback: `${publicUrl}/api/login-service/callback`,
  loggedOut: `${publicUrl}/api/login-service/logged-out`,
});

/** The configured provider; null when there is none, and the trial login takes its place. */
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
