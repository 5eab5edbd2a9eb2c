import { isIP } from 'node:net';
import type { Settings } from '../../settings/settings.ts';
import { createNetworkTest, LOOPBACK_NETWORKS } from './networks.ts';

const isLoopback = createNetworkTest(LOOPBACK_NETWORKS.split(', '));

/**
 * Creates Fastify's test of trusted proxies, which may name the visitor of a request. The nearest one has to be the
 * portal or a proxy at its address; the portal names only its visitor. For requests that do not come through the
 * portal, TRUSTED_PROXIES describes the proxies behind the nearest one.
 */
export const trustedProxies = ({
  TRUSTED_PROXIES: trusted,
  PORTAL_ADDRESSES: portal,
  HOST: own,
}: Pick<Settings, 'TRUSTED_PROXIES' | 'PORTAL_ADDRESSES' | 'HOST'>): ((
  address: string,
  distance: number,
) => boolean) => {
  // A portal on this machine that asks the API at its own address has that address, too.
  const isPortal = createNetworkTest(isIP(own) === 0 ? portal : [...portal, own]);
  return (address, distance) => {
    if (distance === 0) return isPortal(address);
    return typeof trusted === 'number' ? distance < trusted : isLoopback(address);
  };
};
