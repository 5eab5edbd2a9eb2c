import { protocolOf } from '../protocols/protocol-of.ts';
import type { Source } from '../source.ts';
import { createHarvestClient } from './harvest-client.ts';
import type { HarvestClient, HarvestEnvironment } from './harvest-client.ts';
import { createFolderClient } from './folder-client.ts';

/** Creates the client of a source: in the network, or for a folder of this machine. */
export const createClient = (source: Source, environment: HarvestEnvironment): HarvestClient => {
  const { key, sizeLimitBytes } = protocolOf(source);
  return source.address.startsWith('file:')
    ? createFolderClient({
        limitBytes: sizeLimitBytes ?? environment.sizeLimitBytes,
        mayBeEmpty: source.kind === 'upload',
      })
    : createHarvestClient(
        { ...source, ...(key ? { key } : {}), ...(sizeLimitBytes ? { sizeLimitBytes } : {}) },
        environment,
      );
};
