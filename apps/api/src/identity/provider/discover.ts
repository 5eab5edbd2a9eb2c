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
import { isUnknownKey } from './is-unknown-key.ts';
import type { OpenIdClient } from './open-id-client.ts';

const LIMIT_SECONDS = 5;

/** The provider's metadata, with which its keys are kept. */
export interface Discovery {
  readonly configured: () => Promise<Configuration>;
  /** Passes on tokens. If they are signed with an unknown key, the next ones are checked with the keys of that time. */
  readonly signed: <T>(tokens: Promise<T>) => Promise<T>;
}

/**
 * Creates functions that load the provider's metadata on first use and retry until it succeeds. The server can start while the
 * provider is down.
 */
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
  let times = 0;
  return {
    configured: () => latest([times], discover),
    signed: async (tokens) => {
      try {
        return await tokens;
      } catch (error) {
        // With the same metadata, openid-client would read the keys at most once a minute.
        if (isUnknownKey(error)) times += 1;
        throw error;
      }
    },
  };
};
