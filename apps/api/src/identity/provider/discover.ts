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

/**
 * Creates a function that loads the provider's metadata on first use and retries until it succeeds. The server can
 * start while the provider is down.
 */
export const createDiscovery = (client: OpenIdClient): (() => Promise<Configuration>) => {
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
  return () => latest([], discover);
};
