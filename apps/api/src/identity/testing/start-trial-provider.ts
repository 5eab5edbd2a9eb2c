import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { openTrialKeys } from '../../trial-login/trial-keys.ts';
import { createTrialProvider } from '../../trial-login/trial-provider.ts';
import { addTrialRoutes, TRIAL_PATH } from '../../trial-login/trial-routes.ts';
import { returnAddresses } from '../provider/open-id-client.ts';
import { openFront } from './open-front.ts';

/** A provider with its own address, as another organization would run it. */
export interface RunningProvider {
  /** Settings for a portal that uses this provider. */
  readonly environment: Readonly<Record<string, string>>;
  /** Stops answering. */
  readonly silence: () => void;
  /** Answers everything with a page for people. */
  readonly maintain: () => void;
  /** Restarts without any sessions. */
  readonly forget: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const CLIENT = { id: 'a-portal', secret: 'long enough for a test of logins' };

const TOKEN_SECONDS = 30 * 60;

/** Starts a provider for the portal with an address. */
export const startTrialProvider = async (publicUrl: string): Promise<RunningProvider> => {
  const front = await openFront();
  const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-provider-'));
  const issuer = `${front.origin}${TRIAL_PATH}`;
  const start = async () => {
    const app = Fastify({ logger: false });
    const provider = createTrialProvider({
      mode: 'trial',
      issuer,
      client: CLIENT,
      addresses: returnAddresses(publicUrl),
      openKeys: () => openTrialKeys(path.join(folder, 'keys.json')),
      tokenSeconds: TOKEN_SECONDS,
    });
    await addTrialRoutes(app, provider, issuer);
    await app.ready();
    front.serve(app.routing);
    return app;
  };
  let app = await start();
  return {
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    silence: () => {
      front.serve();
    },
    maintain: () => {
      front.serve((_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Maintenance'),
      );
    },
    forget: async () => {
      await app.close();
      app = await start();
    },
    close: async () => {
      await app.close();
      await front.close();
    },
  };
};
