import { isIP } from 'node:net';
import { createNetworkTest, LOOPBACK_NETWORKS } from './guards/networks.ts';
import type { OrcidSettings } from '../orcid/orcid-settings.ts';
import type { IdentitySettings } from './identity-settings.ts';

interface RuledSettings extends IdentitySettings, OrcidSettings {
  readonly GRAPH_UPSTREAM: string | null;
  readonly GRAPH_UPSTREAM_TOKEN: string | null;
  readonly SEARCH_URL: readonly string[];
  readonly HOST: string;
}

/** A rule about several settings. */
interface SettingsRule {
  readonly name: keyof RuledSettings;
  readonly message: string;
  readonly isViolated: (settings: RuledSettings) => boolean;
}

const isPlain = (address: string | null): boolean => address?.startsWith('http:') === true;
const isProduction = ({ MODE }: IdentitySettings): boolean => MODE === 'production';

const isLoopbackAddress = createNetworkTest(LOOPBACK_NETWORKS.split(', '));

/** Reports whether only this machine can reach a host, as it is written in an address. */
const isThisMachine = (written: string): boolean => {
  const host = written.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? /^(?:.+\.)?localhost$/i.test(host) : isLoopbackAddress(host);
};

/** Reports whether the trial login is there without anyone having said that others may reach it. */
const isTrialForThisMachine = (settings: IdentitySettings): boolean =>
  settings.OIDC_ISSUER === null && !isProduction(settings) && !settings.ALLOW_TRIAL_LOGIN;

/** Reports whether a secret would travel over the network in the open. */
const isOpenAddress = (address: string): boolean =>
  isPlain(address) && !isThisMachine(new URL(address).hostname);

const OPEN_TRIAL =
  'would open the trial login to others: it asks for no password, and anyone can become an administrator. ' +
  'Set OIDC_ISSUER to your own login, or ALLOW_TRIAL_LOGIN=true';

const HTTPS_OR_HERE = 'must be https in production, unless it is on this machine';

const RULES: readonly SettingsRule[] = [
  {
    name: 'GRAPH_UPSTREAM',
    message: 'cannot be combined with SEARCH_URL: records come from one of them',
    isViolated: ({ GRAPH_UPSTREAM, SEARCH_URL }) => GRAPH_UPSTREAM !== null && SEARCH_URL.length > 0,
  },
  {
    name: 'GRAPH_UPSTREAM',
    message: 'must be https where a token is sent, unless it is on this machine',
    isViolated: ({ GRAPH_UPSTREAM, GRAPH_UPSTREAM_TOKEN }) =>
      GRAPH_UPSTREAM !== null && GRAPH_UPSTREAM_TOKEN !== null && isOpenAddress(GRAPH_UPSTREAM),
  },
  {
    name: 'HOST',
    message: OPEN_TRIAL,
    isViolated: (settings) => isTrialForThisMachine(settings) && !isThisMachine(settings.HOST),
  },
  {
    name: 'PUBLIC_URL',
    message: OPEN_TRIAL,
    isViolated: (settings) =>
      isTrialForThisMachine(settings) && !isThisMachine(new URL(settings.PUBLIC_URL).hostname),
  },
  {
    name: 'PUBLIC_URL',
    message: 'must be https in production',
    isViolated: (settings) => isProduction(settings) && isPlain(settings.PUBLIC_URL),
  },
  {
    name: 'OIDC_ISSUER',
    message: 'is required in production, where the trial login does not start',
    isViolated: (settings) => isProduction(settings) && settings.OIDC_ISSUER === null,
  },
  {
    name: 'OIDC_ISSUER',
    message: 'must be https in production',
    isViolated: (settings) => isProduction(settings) && isPlain(settings.OIDC_ISSUER),
  },
  {
    name: 'OIDC_CLIENT_ID',
    message: 'is required with OIDC_ISSUER, and in production',
    isViolated: (settings) =>
      settings.OIDC_CLIENT_ID === null && (settings.OIDC_ISSUER !== null || isProduction(settings)),
  },
  {
    name: 'OIDC_CLIENT_SECRET',
    message: 'is required in production',
    isViolated: (settings) => isProduction(settings) && settings.OIDC_CLIENT_SECRET === null,
  },
  {
    name: 'ORCID_URL',
    message: HTTPS_OR_HERE,
    isViolated: (settings) => isProduction(settings) && isOpenAddress(settings.ORCID_URL),
  },
  {
    name: 'ORCID_API_URL',
    message: HTTPS_OR_HERE,
    isViolated: (settings) => isProduction(settings) && isOpenAddress(settings.ORCID_API_URL),
  },
  {
    name: 'ORCID_CLIENT_ID',
    message: 'is required with ORCID_CLIENT_SECRET',
    isViolated: (settings) => settings.ORCID_CLIENT_ID === null && settings.ORCID_CLIENT_SECRET !== null,
  },
  {
    name: 'ORCID_CLIENT_SECRET',
    message: 'is required with ORCID_CLIENT_ID',
    isViolated: (settings) => settings.ORCID_CLIENT_SECRET === null && settings.ORCID_CLIENT_ID !== null,
  },
];

/** Returns the settings that violate a rule, with the reasons. */
export const violatedRules = (settings: RuledSettings): readonly { name: string; message: string }[] =>
  RULES.filter(({ isViolated }) => isViolated(settings)).map(({ name, message }) => ({ name, message }));
