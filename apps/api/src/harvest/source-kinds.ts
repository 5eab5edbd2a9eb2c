import { HARVEST_KINDS, PROTOCOLS } from '@open-discovery/harvest';
import type { HarvestList } from './harvest-schema.ts';

/** The kinds of sources with their options. */
export const SOURCE_KINDS: HarvestList['kinds'] = HARVEST_KINDS.map((kind) => {
  const { address, options } = PROTOCOLS[kind];
  return {
    kind,
    needsAddress: address === null,
    options: options.map(({ name, isList = false, example }) => ({ name, isList, example })),
  };
});
