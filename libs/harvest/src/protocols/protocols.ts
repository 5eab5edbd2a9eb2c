import type { Protocol } from '../protocol.ts';
import type { HarvestKind } from '../source.ts';
import { oaiPmh } from './oai-pmh/oai-pmh.ts';

/** The protocol of each kind. */
export const PROTOCOLS = {
  'oai-pmh': oaiPmh,
} as const satisfies Record<HarvestKind, Protocol>;
