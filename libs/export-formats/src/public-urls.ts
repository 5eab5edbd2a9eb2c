import { KINDS, kindOf, landingAddress } from '@open-discovery/model';
import type { Facts } from './facts/facts.ts';

/** The public addresses of the portal and the API. */
export interface PublicUrls {
  /** Origin of the portal, without a trailing slash. */
  readonly portal: string;
  /** Address of the Graph API, without a trailing slash. */
  readonly graph: string;
}

const collectionOf = ({ kind }: Pick<Facts, 'kind'>): string =>
  kind === 'person' ? 'persons' : KINDS[kindOf(kind)].collection;

/** Returns a record's address in the Graph API. */
const recordAddress = (facts: Pick<Facts, 'kind' | 'id'>, { graph }: PublicUrls): string =>
  `${graph}/${collectionOf(facts)}/${encodeURIComponent(facts.id.replace(/\p{Cs}/gu, '\uFFFD'))}`;

/** Returns a record's address in a format. */
export const formatAddress = (
  facts: Pick<Facts, 'kind' | 'id'>,
  format: string,
  publicUrls: PublicUrls,
): string => `${recordAddress(facts, publicUrls)}/as/${format}`;

/** Returns the address of a record's landing page; persons have none and are linked to the Graph API. */
export const pageAddress = (facts: Pick<Facts, 'kind' | 'id'>, publicUrls: PublicUrls): string =>
  facts.kind === 'person'
    ? recordAddress(facts, publicUrls)
    : `${publicUrls.portal}${landingAddress(facts.kind, facts.id)}`;

/** Returns the address for citing a record: its persistent identifier, otherwise its page. */
export const citeAs = (facts: Facts, publicUrls: PublicUrls): string =>
  facts.identifiers[0]?.url ?? pageAddress(facts, publicUrls);
