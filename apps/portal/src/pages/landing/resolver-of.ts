import { ownValue } from '@open-discovery/model';
import type { Pid } from '../../records/read-pid.ts';

/** The value of a scheme, with what its resolver needs as the first group, and the resolver's address. */
type Resolver = readonly [value: RegExp, address: string];

const URN: Resolver = [/^(urn:nbn:(?:at|ch|de):\S+)$/i, 'https://nbn-resolving.org/'];
const TRIAL: Resolver = [/^(nct\d{8})$/i, 'https://clinicaltrials.gov/study/'];

/** Resolvers of schemes that `@open-discovery/identifiers` does not know, by the words of sources. */
const RESOLVERS: Readonly<Record<string, Resolver>> = {
  ark: [/^((?:ark:)?\/?\d{5,}\/\S+)$/i, 'https://n2t.net/'],
  bibcode: [/^(\d{4}[\w.&]{14}[A-Z])$/, 'https://ui.adsabs.harvard.edu/abs/'],
  'clinical trial': TRIAL,
  clinicaltrials: TRIAL,
  fundref: [/^(?:10\.13039\/)?(\d{6,})$/, 'https://doi.org/10.13039/'],
  hal: [/^([a-z]+[_-]\d{6,}(?:v\d+)?)$/i, 'https://hal.science/'],
  inspire: [/^(\d+)$/, 'https://inspirehep.net/literature/'],
  issn: [/^(\d{4}-\d{3}[\dX])$/i, 'https://portal.issn.org/resource/ISSN/'],
  nct: TRIAL,
  openalex: [/^([A-Z]\d+)$/i, 'https://openalex.org/'],
  pdb: [/^(\d[a-z\d]{3})$/i, 'https://www.rcsb.org/structure/'],
  rrid: [/^(?:RRID:)?(\w+[:_]\S+)$/i, 'https://scicrunch.org/resolver/RRID:'],
  urn: URN,
  'urn:nbn': URN,
  wikidata: [/^(Q\d+)$/i, 'https://www.wikidata.org/wiki/'],
};

/**
 * Returns the address of an identifier at the resolver of its scheme; `null` for other schemes and malformed values.
 * @example resolverOf({ scheme: 'Wikidata', value: 'Q34433' }) // 'https://www.wikidata.org/wiki/Q34433'
 */
export const resolverOf = ({ scheme, value }: Pid): string | null => {
  const [pattern, address] = ownValue(RESOLVERS, (scheme ?? '').toLowerCase()) ?? [];
  const [, part] = pattern?.exec(value ?? '') ?? [];
  return part === undefined ? null : `${address}${encodeURI(part)}`;
};
