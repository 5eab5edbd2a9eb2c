import type { KindedRecord } from '@open-discovery/model';
import { factsOf } from '../facts/facts-of.ts';
import type { Facts } from '../facts/facts.ts';
import { namedOf } from '../facts/named-of.ts';
import { RECORD_FORMATS, RECORD_FORMAT_NAMES } from '../formats/record-formats.ts';
import type { RecordFormat } from '../formats/record-formats.ts';
import { schemaTypeOf } from '../formats/schema-org.ts';
import { citeAs, formatAddress, pageAddress } from '../place.ts';
import type { Place } from '../place.ts';
import type { LinkContext, TypedLink } from './typed-link.ts';

/** So many of each relation stand in a header; the linkset has all of them. */
const MOST_IN_HEADER = 10;
const SCHEMA = 'https://schema.org/';

/** The formats of a record's linkset, by the word that addresses use. */
export const LINKSET_FORMATS = {
  linkset: { title: 'Linkset', mediaType: 'application/linkset' },
  'linkset-json': { title: 'Linkset (JSON)', mediaType: 'application/linkset+json' },
} as const satisfies Record<string, { readonly title: string; readonly mediaType: string }>;

const contentType = (url: string): Pick<TypedLink, 'type'> =>
  /\.pdf(?:[?#]|$)/i.test(url) ? { type: 'application/pdf' } : {};

/** The record in its formats; one with a word of its own for its rules says them. */
const describedBy = (facts: Facts, place: Place): TypedLink[] =>
  RECORD_FORMAT_NAMES.flatMap((name): TypedLink[] => {
    const { isFor, mediaTypes, profile }: RecordFormat = RECORD_FORMATS[name];
    if (!isFor(facts)) return [];
    const href = formatAddress(facts, name, place);
    return [{ rel: 'describedby', href, type: mediaTypes[0], ...(profile && { profile }) }];
  });

const linksetLinks = (facts: Facts, place: Place): TypedLink[] =>
  Object.entries(LINKSET_FORMATS).map(([name, { mediaType }]) => ({
    rel: 'linkset',
    href: formatAddress(facts, name, place),
    type: mediaType,
  }));

const authorsOf = ({ creators }: Facts): TypedLink[] =>
  creators.flatMap(({ orcid }) => (orcid ? [{ rel: 'author', href: orcid }] : []));

const linksOf = (facts: Facts, place: Place, most: number): TypedLink[] => [
  { rel: 'cite-as', href: citeAs(facts, place) },
  { rel: 'type', href: `${SCHEMA}AboutPage` },
  { rel: 'type', href: `${SCHEMA}${schemaTypeOf(facts)}` },
  ...authorsOf(facts).slice(0, most),
  ...(facts.licence?.url ? [{ rel: 'license', href: facts.licence.url }] : []),
  ...facts.urls.slice(0, most).map((href) => ({ rel: 'item', href, ...contentType(href) })),
  ...describedBy(facts, place),
];

/** The links of a record's page, as its header and its elements carry them. Source: FAIR Signposting Profile. */
export const signposts = (item: KindedRecord, place: Place): TypedLink[] => {
  const facts = factsOf(item);
  return [...linksOf(facts, place, MOST_IN_HEADER), ...linksetLinks(facts, place)];
};

/** All links of a record: from its page, and from its files and formats back to it. */
export const recordLinkset = (item: KindedRecord, place: Place): LinkContext[] => {
  const facts = factsOf(item);
  const page = pageAddress(facts, place);
  return [
    { anchor: page, links: linksOf(facts, place, Infinity) },
    ...facts.urls.map((anchor) => ({
      anchor,
      links: [{ rel: 'collection', href: page, type: 'text/html' }],
    })),
    ...describedBy(facts, place).map(({ href }) => ({
      anchor: href,
      links: [{ rel: 'describes', href: page, type: 'text/html' }],
    })),
  ];
};

const itemsOf = (items: readonly KindedRecord[], place: Place): TypedLink[] =>
  items.map((item) => ({ rel: 'item', href: pageAddress(namedOf(item), place), type: 'text/html' }));

/** The links of a page of results; its linkset is at `linkset` and a word for the format. */
export const resultSignposts = (
  items: readonly KindedRecord[],
  place: Place,
  linkset: (format: string) => string,
): TypedLink[] => [
  { rel: 'type', href: `${SCHEMA}CollectionPage` },
  ...itemsOf(items, place).slice(0, MOST_IN_HEADER),
  ...Object.entries(LINKSET_FORMATS).map(([format, { mediaType }]) => ({
    rel: 'linkset',
    href: linkset(format),
    type: mediaType,
  })),
];

/** All links of a page of results at an address, and from its records back to it. */
export const resultLinkset = (
  anchor: string,
  items: readonly KindedRecord[],
  place: Place,
): LinkContext[] => [
  { anchor, links: [{ rel: 'type', href: `${SCHEMA}CollectionPage` }, ...itemsOf(items, place)] },
  ...itemsOf(items, place).map(({ href }) => ({
    anchor: href,
    links: [{ rel: 'collection', href: anchor }],
  })),
];
