import {
  allowInsecureRequests,
  ClientSecretBasic,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import type { Configuration } from 'openid-client';
import { keepLatest } from '../../keep-latest.ts';
import type { OpenIdClient } from './open-id-client.ts';

const LIMIT_SECONDS = 5;

/** Functions that load the provider's metadata. After a failure, the next call tries again. */
export interface Discovery {
  /** Returns the metadata, loaded on first use: the server can start while the provider is down. */
  readonly configured: () => Promise<Configuration>;
  /**
   * Loads the metadata again, for one request of tokens. openid-client reads the provider's keys once for each result, when it
   * checks the first token, so they are not older than the token. A key that is unknown because it is new would cost the
   * refresh token, which most providers accept only once.
   */
  readonly configuredAnew: () => Promise<Configuration>;
}

/** Creates the functions that load the metadata of the provider. */
export const createDiscovery = (client: OpenIdClient): Discovery => {
  const authentication = client.clientSecret === null ? None() : ClientSecretBasic(client.clientSecret);
  const discover = () =>
    discovery(new URL(client.issuer), client.clientId, {}, authentication, {
      timeout: LIMIT_SECONDS,
      // Check the signatures of ID tokens, too: the TLS connection alone is not enough.
      // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to stand out; for local providers
      execute: [enableNonRepudiationChecks, ...(client.allowsHttp ? [allowInsecureRequests] : [])],
      ...(client.fetch ? { [customFetch]: client.fetch } : {}),
    });
  const latest = keepLatest<Configuration>();
  return { configured: () => latest([], discover), configuredAnew: discover };
};
