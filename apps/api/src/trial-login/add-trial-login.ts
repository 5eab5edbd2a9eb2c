import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { IdentitySettings } from '../identity/identity-settings.ts';
import { returnAddresses } from '../identity/provider/open-id-client.ts';
import type { OpenIdClient } from '../identity/provider/open-id-client.ts';
import { openTrialKeys } from './trial-keys.ts';
import { createTrialProvider } from './trial-provider.ts';
import { addTrialRoutes, TRIAL_PATH } from './trial-routes.ts';

const CLIENT_ID = 'open-discovery';

const METHODS: Readonly<Record<string, InjectOptions['method']>> = { GET: 'GET', POST: 'POST' };

/** Fetches from this server without a socket, because its public address may not be reachable from here. */
const fetchLocally =
  (app: FastifyInstance, issuer: string): CustomFetch =>
  async (url, { method, headers, body }) => {
    if (!url.startsWith(`${issuer}/`)) throw new TypeError('The trial login has no such address');
    const answer = await app.inject({
      method: METHODS[method],
      url: `${TRIAL_PATH}${url.slice(issuer.length)}`,
      headers,
      ...(typeof body === 'string' || body instanceof URLSearchParams ? { payload: body.toString() } : {}),
    });
    const kept = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(answer.rawPayload, { status: answer.statusCode, headers: kept });
  };

/** Adds the trial login. Returns its client configuration. Rejects in production. */
export const addTrialLogin = async (
  app: FastifyInstance,
  { settings, keysFile }: { readonly settings: IdentitySettings; readonly keysFile: string },
): Promise<OpenIdClient> => {
  const { MODE: mode, PUBLIC_URL: publicUrl } = settings;
  const issuer = `${publicUrl}/api${TRIAL_PATH}`;
  const client = { id: CLIENT_ID, secret: randomBytes(32).toString('base64url') };
  const provider = createTrialProvider({
    mode,
    issuer,
    client,
    addresses: returnAddresses(publicUrl),
    openKeys: () => openTrialKeys(keysFile),
  });
  await addTrialRoutes(app, provider, issuer);
  return {
    issuer,
    clientId: client.id,
    clientSecret: client.secret,
    allowsHttp: true,
    fetch: fetchLocally(app, issuer),
  };
};
