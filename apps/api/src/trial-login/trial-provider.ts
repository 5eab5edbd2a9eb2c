import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { MODES } from '../identity/identity-settings.ts';
import { loadProvider } from './load-provider.ts';
import { MemoryAdapter } from './memory-adapter.ts';
import { claimsOf, findTrialAccount } from './trial-accounts.ts';
import type { TrialKeys } from './trial-keys.ts';
import { trialMessages } from './trial-messages.ts';
import { failedPage, logoutPage, PAGE_HEADERS } from './trial-pages.ts';

export interface TrialProviderOptions {
  readonly mode: (typeof MODES)[number];
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** Addresses that browsers may be redirected to. */
  readonly addresses: { readonly callback: string; readonly loggedOut: string };
  readonly openKeys: () => Promise<TrialKeys>;
  /**
   * The lifetime of access tokens. By default as long as the longest session: the provider forgets everything when its process
   * ends, and users who are logged in should not notice.
   */
  readonly tokenSeconds?: number;
}

const HOUR_SECONDS = 3_600;
const LONGEST_SESSION_SECONDS = 720 * HOUR_SECONDS;
const SIGNING = 'ES256';
const SCOPES = 'openid profile email';

const configurationOf = (options: TrialProviderOptions, keys: TrialKeys): Configuration => {
  const { client, addresses, tokenSeconds = LONGEST_SESSION_SECONDS } = options;
  const mount = new URL(options.issuer).pathname;
  const cookies = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [addresses.callback],
        post_logout_redirect_uris: [addresses.loggedOut],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: SIGNING,
      },
    ],
    claims: {
      openid: ['sub', 'roles'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    cookies: { keys: [keys.cookies], long: { ...cookies, path: mount }, short: cookies },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: async () => undefined },
    },
    findAccount: async (_ctx, id) => {
      const account = findTrialAccount(id);
      return account ? { accountId: id, claims: async () => claimsOf(account) } : undefined;
    },
    interactions: { url: (_ctx, { uid }) => `${mount}/interaction/${uid}` },
    issueRefreshToken: async () => true,
    jwks: { keys: [keys.signing] },
    // No consent is needed: this portal is the only client.
    loadExistingGrant: async ({ oidc }) => {
      const { session, provider } = oidc;
      const grant = new provider.Grant({ clientId: client.id, accountId: session?.accountId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    renderError: async (ctx) => {
      ctx.set(PAGE_HEADERS);
      ctx.body = failedPage(trialMessages(ctx.get('accept-language')));
    },
    rotateRefreshToken: true,
    ttl: {
      AccessToken: tokenSeconds,
      AuthorizationCode: 60,
      Grant: LONGEST_SESSION_SECONDS,
      IdToken: HOUR_SECONDS,
      Interaction: HOUR_SECONDS,
      RefreshToken: LONGEST_SESSION_SECONDS,
      Session: HOUR_SECONDS,
    },
  };
};

/** Replaces the provider's logout page, even if the provider has forgotten the session. */
const showLogoutPage = async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
  await next();
  const oidc = ctx.oidc as KoaContextWithOIDC['oidc'] | undefined;
  if (oidc?.route !== 'end_session' || ctx.status !== 200) return;
  ctx.set(PAGE_HEADERS);
  ctx.body = logoutPage(
    { action: ctx.oidc.urlFor('end_session_confirm'), xsrf: String(ctx.oidc.session?.state?.['secret']) },
    trialMessages(ctx.get('accept-language')),
  );
};

/**
 * Creates a complete OpenID provider that lets visitors choose their account. It starts with the first login. Throws
 * in production.
 */
export const createTrialProvider = (options: TrialProviderOptions): (() => Promise<Provider>) => {
  if (options.mode === 'production') throw new Error('The trial login does not start in production');
  const start = async (): Promise<Provider> => {
    const { Provider } = await loadProvider();
    const provider = new Provider(options.issuer, configurationOf(options, await options.openKeys()));
    // Its addresses come from the headers that trial-routes.ts sets, not from those of the request.
    provider.proxy = true;
    provider.use(showLogoutPage);
    return provider;
  };
  let started: Promise<Provider> | null = null;
  return () => (started ??= start());
};
