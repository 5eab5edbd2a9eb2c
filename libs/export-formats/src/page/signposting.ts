import type { KindedRecord } from '@open-discovery/model';
import { factsOf } from '../facts/facts-of.ts';
import type { Facts } from '../facts/facts.ts';
import { filesOf } from '../facts/files-of.ts';
import { namedOf } from '../facts/named-of.ts';
import { formatsOfKind, RECORD_FORMATS } from '../formats/record-formats.ts';
import type { RecordFormat } from '../formats/record-formats.ts';
import { schemaTypeOf } from '../formats/schema-type.ts';
import { citeAs, formatAddress, hasPage, pageAddress, pageLink } from '../public-urls.ts';
import type { PublicUrls } from '../public-urls.ts';
import type { LinkContext, TypedLink } from './typed-link.ts';

/** Maximum number of links per relation in a header; the linkset contains all of them. */
const MOST_IN_HEADER = 10;
const SCHEMA = 'https://schema.org/';

/** The formats of a record's linkset by their name in addresses. */
export const LINKSET_FORMATS = {
  linkset: { title: 'Linkset', mediaType: 'application/linkset' },
  'linkset-json': { title: 'Linkset (JSON)', mediaType: 'application/linkset+json' },
} as const satisfies Record<string, { readonly title: string; readonly mediaType: string }>;

/** Links to the record's formats, with a profile where the format has one. */
const describedBy = (facts: Facts, publicUrls: PublicUrls): TypedLink[] =>
  formatsOfKind(facts.kind).map((name) => {
    const { mediaTypes, profile }: RecordFormat = RECORD_FORMATS[name];
    const href = formatAddress(facts, name, publicUrls);
    return { rel: 'describedby', href, type: mediaTypes[0], ...(profile && { profile }) };
  });

const linksetLinks = (facts: Facts, publicUrls: PublicUrls): TypedLink[] =>
  Object.entries(LINKSET_FORMATS).map(([name, { mediaType }]) => ({
    rel: 'linkset',
    href: formatAddress(facts, name, publicUrls),
    type: mediaType,
  }));

const authorsOf = ({ creators }: Facts): TypedLink[] =>
  creators.flatMap(({ orcid }) => (orcid ? [{ rel: 'author', href: orcid }] : []));

const linksOf = (facts: Facts, publicUrls: PublicUrls, most: number): TypedLink[] => [
  { rel: 'cite-as', href: citeAs(facts, publicUrls) },
  { rel: 'type', href: `${SCHEMA}AboutPage` },
  { rel: 'type', href: `${SCHEMA}${schemaTypeOf(facts)}` },
  ...authorsOf(facts).slice(0, most),
  ...(facts.license?.url ? [{ rel: 'license', href: facts.license.url }] : []),
  ...filesOf(facts)
    .slice(0, most)
    .map(({ url, mediaType }) => ({ rel: 'item', href: url, type: mediaType })),
  ...describedBy(facts, publicUrls),
];

/** Returns the links of a record's page for its header and head. Source: FAIR Signposting Profile. */
export const signposts = (item: KindedRecord, publicUrls: PublicUrls): TypedLink[] => {
  const facts = factsOf(item);
  return [...linksOf(facts, publicUrls, MOST_IN_HEADER), ...linksetLinks(facts, publicUrls)];
};

/** Returns the link of a format of a record to the record's page; none if it has no page. */
export const formatSignposts = (item: KindedRecord, publicUrls: PublicUrls): TypedLink[] => {
  const facts = namedOf(item);
  return hasPage(facts) ? [{ rel: 'describes', ...pageLink(facts, publicUrls) }] : [];
};

/** Returns all links of a record: from its page, and from its files and formats back to it. */
export const recordLinkset = (item: KindedRecord, publicUrls: PublicUrls): LinkContext[] => {
  const facts = factsOf(item);
  const page = pageAddress(facts, publicUrls);
  return [
    { anchor: page, links: linksOf(facts, publicUrls, Infinity) },
    ...filesOf(facts).map(({ url }) => ({
      anchor: url,
      links: [{ rel: 'collection', ...pageLink(facts, publicUrls) }],
    })),
    ...describedBy(facts, publicUrls).map(({ href }) => ({
      anchor: href,
      links: [{ rel: 'describes', ...pageLink(facts, publicUrls) }],
    })),
  ];
};

const itemsOf = (items: readonly KindedRecord[], publicUrls: PublicUrls): TypedLink[] =>
  items.map((item) => ({ rel: 'item', ...pageLink(namedOf(item), publicUrls) }));

/** Returns the links of a page of results; its linkset is at `linkset` with the name of the format. */
export const resultSignposts = (
  items: readonly KindedRecord[],
  publicUrls: PublicUrls,
  linkset: (format: string) => string,
): TypedLink[] => [
  { rel: 'type', href: `${SCHEMA}CollectionPage` },
  ...itemsOf(items, publicUrls).slice(0, MOST_IN_HEADER),
  ...Object.entries(LINKSET_FORMATS).map(([format, { mediaType }]) => ({
    rel: 'linkset',
    href: linkset(format),
    type: mediaType,
  })),
];

/** Returns all links of a page of results, and from its records back to it. */
export const resultLinkset = (
  anchor: string,
  items: readonly KindedRecord[],
  publicUrls: PublicUrls,
): LinkContext[] => [
  { anchor, links: [{ rel: 'type', href: `${SCHEMA}CollectionPage` }, ...itemsOf(items, publicUrls)] },
  ...itemsOf(items, publicUrls).map(({ href }) => ({
    anchor: href,
    links: [{ rel: 'collection', href: anchor }],
  })),
];
