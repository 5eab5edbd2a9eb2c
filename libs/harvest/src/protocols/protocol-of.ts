import type { Protocol } from '../protocol.ts';
import type { Source } from '../source.ts';
import { PROTOCOLS } from './protocols.ts';
import { rorDump } from './ror/ror-dump.ts';

/** Returns the protocol of a source: that of its kind, or that of the release of all of ROR. */
export const protocolOf = ({ kind, options }: Pick<Source, 'kind' | 'options'>): Protocol =>
  kind === 'ror' && Object.keys(options).length === 0 ? rorDump : PROTOCOLS[kind];
