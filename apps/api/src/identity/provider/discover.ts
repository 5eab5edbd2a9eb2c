import {
  allowInsecureRequests,
  ClientSecretBasic,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import type { Configuration } from 'openid-client';
import type { OpenIdClient } from './open-id-client.ts';

const LIMIT_SECONDS = 5;

/**
 * Asks the provider for its addresses and keys, when it is first needed and until it has answered once: a provider
 * that is down does not keep the server from starting.
 */
export const createDiscovery = (client: OpenIdClient): (() => Promise<Configuration>) => {
  const authentication = client.clientSecret === null ? None() : ClientSecretBasic(client.clientSecret);
  const discover = () =>
    discovery(new URL(client.issuer), client.clientId, {}, authentication, {
      timeout: LIMIT_SECONDS,
      // ID tokens are checked by their signature too, not only by the way that they came.
      execute: [enableNonRepudiationChecks, ...(client.allowsHttp ? [allowInsecureRequests] : [])],
      ...(client.fetch ? { [customFetch]: client.fetch } : {}),
    });
  let known: Promise<Configuration> | null = null;
  return async () => {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  };
};
