import { KINDS, kindOf, landingAddress } from '@open-discovery/model';
import type { Facts } from './facts/facts.ts';

/** Where records have their pages and their files. */
export interface Place {
  /** Origin of the portal, without a slash at its end. */
  readonly portal: string;
  /** Address of the Graph API, without a slash at its end. */
  readonly graph: string;
}

const collectionOf = ({ kind }: Pick<Facts, 'kind'>): string =>
  kind === 'person' ? 'persons' : KINDS[kindOf(kind)].collection;

/** Address of a record in the Graph API. */
export const recordAddress = (facts: Pick<Facts, 'kind' | 'id'>, { graph }: Place): string =>
  `${graph}/${collectionOf(facts)}/${encodeURIComponent(facts.id)}`;

/** Address of a record in a format. */
export const formatAddress = (facts: Pick<Facts, 'kind' | 'id'>, format: string, place: Place): string =>
  `${recordAddress(facts, place)}/as/${format}`;

/** Address of a record's landing page; persons have none, and are read in the Graph API. */
export const pageAddress = (facts: Pick<Facts, 'kind' | 'id'>, place: Place): string =>
  facts.kind === 'person'
    ? recordAddress(facts, place)
    : `${place.portal}${landingAddress(facts.kind, facts.id)}`;

/** What a record is cited by: its persistent identifier, else its page. */
export const citeAs = (facts: Facts, place: Place): string =>
  facts.identifiers[0]?.url ?? pageAddress(facts, place);
