import { timeoutMs } from '@open-discovery/http';
import type { IdentitySettings } from '../identity/identity-settings.ts';
import type { OrcidSettings } from './orcid-settings.ts';

export type OrcidMethod = 'GET' | 'POST' | 'DELETE';

/** The configuration of ORCID and of this client. */
export interface OrcidClient {
  /** Address of ORCID itself, without a trailing slash. */
  readonly siteUrl: string;
  /** Address of the OAuth server, without a trailing slash. */
  readonly oauthUrl: string;
  /** Address of the API with its version, without a trailing slash. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The address that ORCID redirects to; it must be registered at ORCID. */
  readonly callbackUrl: string;
  /** Returns the time limit of a request in ms. Spec §9. */
  readonly limitMs: (method: OrcidMethod) => number;
}

type Settings = OrcidSettings & Pick<IdentitySettings, 'MODE' | 'PUBLIC_URL'>;

/** The path of the ORCID service. Spec §7 "Other". */
export const ORCID_SERVICE = '/orcid-service';

const API_VERSION = 'v3.0';

/** Returns the configured client; null if the ORCID service is off. */
export const configuredOrcid = (settings: Settings): OrcidClient | null => {
  const { MODE, PUBLIC_URL, ORCID_URL, ORCID_API_URL, ORCID_CLIENT_ID, ORCID_CLIENT_SECRET } = settings;
  if (ORCID_CLIENT_ID === null || ORCID_CLIENT_SECRET === null) return null;
  return {
    siteUrl: ORCID_URL,
    oauthUrl: `${ORCID_URL}/oauth`,
    apiUrl: `${ORCID_API_URL}/${API_VERSION}`,
    clientId: ORCID_CLIENT_ID,
    clientSecret: ORCID_CLIENT_SECRET,
    callbackUrl: `${PUBLIC_URL}/api${ORCID_SERVICE}/callback`,
    limitMs: (method) =>
      timeoutMs({ place: 'server', production: MODE !== 'development', service: 'orcid', method }),
  };
};
