import { KINDS, kindOf, landingAddress, PERSON_PATH } from '@open-discovery/model';
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

/** The facts that decide on a record's page: the page of a person is that of the ORCID iD. */
type PageFacts = Pick<Facts, 'kind' | 'id'> & Partial<Pick<Facts, 'identifiers'>>;

const validOrcid = ({ identifiers = [] }: PageFacts): string | null =>
  identifiers.find(({ scheme, checkDigits }) => scheme === 'orcid' && checkDigits === 'valid')?.value ?? null;

/** True if the portal has a page about a record: about any but a person without a valid ORCID iD. */
export const hasPage = (facts: PageFacts): boolean => facts.kind !== 'person' || validOrcid(facts) !== null;

/** Returns the address of a record's page; that in the Graph API for a person who has none. */
export const pageAddress = (facts: PageFacts, publicUrls: PublicUrls): string => {
  if (facts.kind !== 'person') return `${publicUrls.portal}${landingAddress(facts.kind, facts.id)}`;
  const orcid = validOrcid(facts);
  return orcid === null
    ? recordAddress(facts, publicUrls)
    : `${publicUrls.portal}${PERSON_PATH}?personId=${orcid}`;
};

/** Returns the address of {@link pageAddress}, with its media type if it is a page. */
export const pageLink = (
  facts: PageFacts,
  publicUrls: PublicUrls,
): { readonly href: string; readonly type?: 'text/html' } => ({
  href: pageAddress(facts, publicUrls),
  ...(hasPage(facts) && { type: 'text/html' }),
});

/** Returns the address for citing a record: its persistent identifier, otherwise its page. */
export const citeAs = (facts: Facts, publicUrls: PublicUrls): string =>
  facts.identifiers[0]?.url ?? pageAddress(facts, publicUrls);
